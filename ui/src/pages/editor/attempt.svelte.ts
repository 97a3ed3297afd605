/** "Is this legal?": what is tried in a position, and what the rules say to it; a hint. */
import { fault as faultOf } from "../../lib/fault";
import { settings } from "../../lib/settings.svelte";
import type { HintMessage, TryInfo } from "../../types";
import { positions } from "./requests";
import type { Workbench } from "./workbench.svelte";

export class Attempt {
  found = $state.raw<TryInfo | null>(null);
  hint = $state.raw<HintMessage | null>(null);
  fault = $state("");
  thinking = $state(false);
  picks = $state.raw<readonly string[]>([]);
  said = $state("");
  private asked = 0;

  constructor(private readonly bench: Workbench) {}

  /** Forget what was tried: the position is another one. */
  clear(): void {
    this.asked += 1;
    [this.found, this.hint, this.fault, this.picks, this.said] = [null, null, "", [], ""];
    this.thinking = false;
  }

  /** Point at a place, besides those before; at one of them again: without it. */
  point(pick: string): void {
    this.picks = this.picks.includes(pick) ? this.picks.filter((one) => one !== pick) : [...this.picks, pick];
    this.said = "";
    void this.ask();
  }

  /** Try a sentence of the notation. */
  say(text: string): void {
    [this.said, this.picks] = [text, []];
    void this.ask();
  }

  async ask(): Promise<void> {
    const number = ++this.asked;
    const { info, text } = this.bench;
    if (!info) return;
    try {
      const found = await positions.attempt(info.game, text, this.said, [...this.picks], settings.language);
      if (number === this.asked) [this.found, this.fault] = [found, ""];
    } catch (error) {
      if (number === this.asked) [this.found, this.fault] = [null, faultOf(error)];
    }
  }

  async advise(): Promise<void> {
    const { info, text } = this.bench;
    if (!info || this.thinking) return;
    [this.thinking, this.hint, this.fault] = [true, null, ""];
    try {
      const hint = await positions.hint(info.game, text, settings.language);
      if (text === this.bench.text) this.hint = hint;
    } catch (error) {
      this.fault = faultOf(error);
    }
    this.thinking = false;
  }
}
