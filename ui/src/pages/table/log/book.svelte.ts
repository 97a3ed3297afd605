/** The log as far as it is here: the newest lines come with the table, older pages when they are looked at. */
import type { FromBrowser, FromServer, LogLine, TableView } from "../../../types";

/** Lines of a page: the server lets the newest lines begin with one. */
export const PAGE = 50;

type Told = Pick<TableView, "log" | "log_first" | "log_here" | "step">;

const NOTHING: Told = { log: [], step: 0, log_first: 0, log_here: 0 };

export class Book {
  private told: Told = $state.raw(NOTHING);
  private pages = $state.raw<ReadonlyMap<number, readonly LogLine[]>>(new Map());
  private asked = new Set<number>();

  constructor(
    private readonly send: (message: FromBrowser) => boolean = () => false,
    told = NOTHING,
  ) {
    this.told = told;
  }

  /** The log of a table that comes with all of it. */
  static of(table: Told): Book {
    return new Book(undefined, table);
  }

  /** How many lines there are. */
  get total(): number {
    return this.first + this.told.log.length;
  }

  /** How many pages there are. */
  get length(): number {
    return Math.ceil(this.total / PAGE);
  }

  /** The page of the position that is shown. */
  get here(): number {
    return Math.floor(Math.min(this.told.log_here ?? 0, Math.max(0, this.total - 1)) / PAGE);
  }

  /** The round of a line, if it is known. */
  round(number: number): number | undefined {
    const page = this.page(Math.floor(number / PAGE));
    return page?.[number % PAGE]?.round;
  }

  /** The lines of a page, oldest first; null: they are not here. */
  page(number: number): readonly LogLine[] | null {
    const start = number * PAGE - this.first;
    if (start >= 0) return this.told.log.slice(start, start + PAGE);
    return this.pages.get(number) ?? null;
  }

  /** The lines about the action after which the position that is shown stands. */
  get spoken(): readonly LogLine[] {
    const lines = [...(this.page(this.here) ?? []), ...(this.page(this.here + 1) ?? [])];
    return lines.filter((line) => line.step === this.told.step && line.step > 0);
  }

  /** Ask for a page that is not here. */
  want(number: number): void {
    if (number < 0 || number >= this.length || this.page(number) || this.asked.has(number)) return;
    if (this.send({ type: "lines", first: number * PAGE, count: PAGE })) this.asked.add(number);
  }

  take({ first, lines }: Extract<FromServer, { type: "lines" }>): void {
    const number = Math.floor(first / PAGE);
    if (this.asked.delete(number)) this.keep([[number, lines]]);
  }

  /** Another table is told; where its log does not go on with this one, older pages do not count. */
  follow(table: Told, anew = false): void {
    const leaving = this.told.log_first ?? 0;
    if (anew || !this.continues(table)) this.forget();
    else for (let at = leaving; at + PAGE <= (table.log_first ?? 0); at += PAGE) this.leave(at / PAGE);
    this.told = table;
  }

  /** Are the lines that both have the same? They are not in another language, nor where some were taken back. */
  private continues(table: Told): boolean {
    const later = (table.log_first ?? 0) - this.first;
    const both = this.told.log.slice(Math.max(0, later));
    return both.every((line, n) => line.text === table.log[n - Math.min(0, later)]?.text);
  }

  private get first(): number {
    return this.told.log_first ?? 0;
  }

  private leave(number: number): void {
    const lines = this.page(number);
    if (lines?.length === PAGE) this.keep([[number, lines]]);
  }

  private forget(): void {
    this.asked.clear();
    this.pages = new Map();
  }

  private keep(more: [number, readonly LogLine[]][]): void {
    this.pages = new Map([...this.pages, ...more]);
  }
}
