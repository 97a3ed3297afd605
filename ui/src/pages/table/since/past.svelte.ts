/** What has happened since one's own turn, as the server tells it from the log of the table. */
import { settings } from "../../../lib/settings.svelte";
import type { FromBrowser, FromServer, TableView } from "../../../types";
import { Playback } from "./playback.svelte";

type Told = Extract<FromServer, { type: "past" }>;
export type Happened = Told["since"][number];

const NOTHING: readonly Happened[] = [];

/** What of a session the past has to do with. */
interface Owner {
  readonly view: TableView | null;
  readonly look: { readonly turns: number };
  setLook(change: { step: number | null }): void;
}

export class Past {
  told = $state.raw<Told | null>(null);
  shut = $state(false); // one has begun to act, or has closed it
  again = $state(false); // it is played again
  readonly playback: Playback;
  private about = $state.raw(""); // what was told is about this
  private asked = "";

  constructor(
    private readonly session: Owner,
    private readonly send: (message: FromBrowser) => boolean,
  ) {
    this.playback = new Playback({
      step: () => session.view?.step ?? 0,
      show: (step) => session.setLook({ step: step >= (session.view?.steps ?? 0) ? null : step }),
    });
  }

  /** What others did since the last own turn, if that is known of the table as it is looked at now. */
  get since(): readonly Happened[] {
    return this.about !== "" && this.about === this.key ? (this.told?.since ?? NOTHING) : NOTHING;
  }

  /** The position, whose eyes see it, from which side, in which language. */
  private get key(): string {
    const { view, look } = this.session;
    return view?.steps ? [view.id, view.steps, view.viewer, look.turns, settings.language].join() : "";
  }

  /** Ask what is not known yet. */
  want(): void {
    const { key } = this;
    if (key && key !== this.asked && this.send({ type: "past" })) this.asked = key;
  }

  take(told: Told): void {
    if (told.steps !== this.told?.steps) this.shut = false;
    this.told = told;
    this.about = told.steps === this.session.view?.steps ? this.asked : "";
  }

  /** Another connection knows nothing of what was asked. */
  forget(): void {
    this.asked = "";
  }

  /** Show again, action by action, what happened since. */
  replay(): void {
    const [first] = this.since;
    const view = this.session.view;
    if (!first || !view) return;
    this.shut = false;
    this.again = true;
    this.playback.speed = 1;
    this.playback.play(first.step - 1, view.steps);
  }

  /** Return to the present. */
  end(): void {
    this.again = false;
    this.playback.pause();
    this.session.setLook({ step: null });
  }
}
