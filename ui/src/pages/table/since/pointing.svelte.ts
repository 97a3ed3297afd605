/** What is pointed at, in the log or on the board: one shows where the other is. */
import type { LogLine } from "../../../types";
import type { Marked } from "./marked";

class Pointing {
  line = $state.raw<LogLine | null>(null); // of the log
  place = $state(""); // of the board
  room = $state(""); // a style: how much of the corner is taken
  marked = $state.raw<readonly Marked[]>([]); // what is marked as having happened
  /** The places that are lit. */
  lit = $derived(this.line?.places ?? []);

  /** The numbers that are written on the board, by action. */
  numbers = $derived(new Map(this.marked.map((one) => [one.step, one.number])));

  /** Is a line about the place that is pointed at? */
  about(line: LogLine): boolean {
    return this.place !== "" && (line.places ?? []).includes(this.place);
  }

  /** Point at a line, or at none. */
  at(line: LogLine | null): void {
    this.line = line;
  }
}

/** Of the table on this page. Reactive. */
export const pointing = new Pointing();
