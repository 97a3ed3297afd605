/** The clocks of the table that is shown; they run on by themselves between two messages. */
import type { ClocksView, TableView } from "../../types";
import { remaining } from "./clock";

const BEAT = 250; // ms

class Clocks {
  private told = $state.raw<ClocksView | null>(null);
  private since = 0;
  private now = $state(0);
  private timer = 0;

  /** Take over what a position says. */
  set(view: TableView): void {
    const told = view.together?.clocks ?? null;
    if (told === this.told) return;
    this.told = told;
    this.since = this.now = performance.now();
    clearInterval(this.timer);
    if (told && told.running !== null) this.timer = window.setInterval(() => (this.now = performance.now()), BEAT);
  }

  stop(): void {
    clearInterval(this.timer);
    this.told = null;
  }

  /** The seconds of a seat; null: there is no clock. */
  left(seat: number): number | null {
    const left = this.told?.left[seat];
    if (left === undefined) return null;
    return this.told?.running === seat ? remaining(left, this.now - this.since) : left;
  }

  runs(seat: number): boolean {
    return this.told?.running === seat;
  }
}

export const clocks = new Clocks();
