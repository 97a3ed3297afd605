/** Chances and dangers of the position that is shown: asked for where somebody wishes to see them. */
import { settings } from "../../../lib/settings.svelte";
import type { FromBrowser, FromServer, LayerMarkView, LayerView, TableView } from "../../../types";

type Told = Extract<FromServer, { type: "layer" }>;

/** Is there a layer at a table, and something to say in it? */
export function layered(view: TableView, layers: Layers | undefined): layers is Layers {
  return layers !== undefined && view.aids.includes("layer") && !view.together?.gathering && view.turn !== null;
}

export class Layers {
  pointed = $state.raw<LayerMarkView | null>(null); // in the list: its places stand out
  private told = $state.raw<Told | null>(null);
  private lang = $state("");
  private asked = "";

  constructor(private readonly send: (message: FromBrowser) => boolean) {}

  /** What was said last, though a newer position may be shown by now. */
  last = $derived<LayerView | null>(this.told?.layer ?? null);

  /** What is said of a table as it is shown; null: nothing yet. */
  of(view: TableView): LayerView | null {
    const told = this.told;
    if (!told || this.lang !== settings.language) return null;
    return told.seq === view.seq && told.step === view.step && told.viewer === view.viewer ? told.layer : null;
  }

  /** Ask for what is said of a table, unless that was asked already. */
  ask(view: TableView): void {
    const wanted = [view.seq, view.step, view.viewer, settings.language].join("/");
    if (this.asked !== wanted && this.send({ type: "layer" })) this.asked = wanted;
  }

  /** A new connection knows nothing of what was asked. */
  anew(): void {
    this.asked = "";
  }

  take(message: Told): void {
    this.told = message;
    this.lang = settings.language;
    this.pointed = null;
  }
}

/** By pick the sentences about it, each with its rule. */
export function reasons(layer: LayerView | null): Map<string, string> {
  const found = new Map<string, string>();
  for (const mark of layer?.parts.flatMap((part) => part.marks) ?? []) {
    for (const pick of mark.picks) {
      const before = found.get(pick);
      const said = mark.rule ? `${mark.label} (${mark.rule})` : mark.label;
      found.set(pick, before ? `${before}\n${said}` : said);
    }
  }
  return found;
}
