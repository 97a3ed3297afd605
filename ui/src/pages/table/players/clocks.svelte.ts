/** The clocks of the table that is shown; they run on by themselves between two messages. */
import type { ClocksView, TableView } from "../../../types";
import { remaining, runner } from "./clock";

const BEAT = 250; // ms

class Clocks {
  private told = $state.raw<ClocksView | null>(null);
  private turn: number | null = null;
  private since = 0;
  private now = $state(0);
  private timer = 0;
  private goes = $derived(this.told ? runner(this.told, this.turn, this.now - this.since) : { seat: null, ran: 0 });

  /** Take over what a position says. */
  set(view: TableView): void {
    const told = view.together?.clocks ?? null;
    if (told === this.told) return;
    this.told = told;
    this.turn = view.turn;
    this.since = this.now = performance.now();
    clearInterval(this.timer);
    if (told && (told.running !== null || told.resumes !== null))
      this.timer = window.setInterval(() => (this.now = performance.now()), BEAT);
  }

  stop(): void {
    clearInterval(this.timer);
    this.told = null;
  }

  /** The seconds of a seat; null: there is no clock. */
  left(seat: number): number | null {
    const left = this.told?.left[seat];
    if (left === undefined) return null;
    return this.runs(seat) ? remaining(left, this.goes.ran) : left;
  }

  /** Until when somebody is on holiday; null: he is not, or not any more. */
  away(seat: number): string | null {
    void this.now; // looked at again with each beat
    const until = this.told?.away?.[seat] ?? null;
    return until && Date.parse(until) > Date.now() ? until : null;
  }

  runs(seat: number): boolean {
    return this.goes.seat === seat;
  }
}

export const clocks = new Clocks();
