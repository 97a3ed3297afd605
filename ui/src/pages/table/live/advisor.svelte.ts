/** What a screen has been told about its game: a hint, the analysis. */
import type { FromBrowser, FromServer, TableView } from "../../../types";

export type Hint = Omit<Extract<FromServer, { type: "hint" }>, "type">;
export type Analysis = Omit<Extract<FromServer, { type: "analysis" }>, "type">;

export class Advisor {
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false); // a hint has been asked for
  analysis = $state.raw<Analysis | null>(null);
  over = $state(false); // the game is, whatever position is looked at

  private seq = -1;

  constructor(private readonly send: (message: FromBrowser) => boolean) {}

  /** Ask for a hint on the present position, unless it is there already. */
  askHint(): void {
    if (this.hint?.seq === this.seq || this.hinting) return;
    this.hint = null;
    this.hinting = this.send({ type: "hint", seq: this.seq });
  }

  /** Ask for the analysis, or go on with it after a break. */
  askAnalysis(): void {
    if (!this.analysis || this.analysis.done < this.analysis.total) this.send({ type: "analysis" });
  }

  take(message: Extract<FromServer, { type: "hint" | "analysis" }>): void {
    const { type, ...rest } = message;
    if (type === "analysis") this.analysis = rest as Analysis;
    else if ((rest as Hint).seq === this.seq) {
      this.hint = rest as Hint;
      this.hinting = false;
    }
  }

  /** Something was refused: no hint will come. */
  fail(): void {
    this.hinting = false;
  }

  /** Another position is shown: what was said of the one before does not count. */
  follow(table: TableView): void {
    if (table.step === table.steps) this.over = table.turn === null;
    if (table.seq === this.seq) return;
    this.seq = table.seq;
    this.hint = null;
    this.hinting = false;
  }
}
