/** What is said at a table, and who is there. */
import { t } from "../../../lib/i18n.svelte";
import type { FromBrowser, FromServer, LineView, SilenceView } from "../../../types";

const KEPT = 200; // lines

export type Phrase = NonNullable<LineView["phrase"]>;

/** What a line says to who reads it: a phrase in his language, else what was written. */
export const said = (line: LineView): string => (line.phrase ? t(`ui-phrase-${line.phrase}`) : line.text);

type Heard = Extract<FromServer, { type: "chat" | "present" }>;

export class Talk {
  lines = $state.raw<readonly LineView[]>([]);
  heard = $state(false); // there is talk at this table
  may = $state(false); // one may say something
  silence = $state.raw<SilenceView | null>(null); // why not, although one sits there
  unread = $state(0);
  shown = $state(false); // the lines are in sight
  seats = $state.raw<readonly number[] | null>(null); // whose people are there; null: nobody knows
  onlookers = $state(0);
  fresh = $state(""); // said just now by somebody else, for the live region

  constructor(private readonly send: (message: FromBrowser) => boolean) {}

  take(message: Heard): void {
    if (message.type === "present") {
      this.seats = message.seats;
      this.onlookers = message.onlookers;
      return;
    }
    this.heard = true;
    this.may = message.may;
    this.silence = message.silence ?? null;
    this.lines = message.whole ? message.lines : [...this.lines, ...message.lines].slice(-KEPT);
    const others = message.whole ? [] : message.lines.filter((line) => !line.mine && !line.muted);
    if (!others.length) return;
    this.fresh = others.map((line) => `${line.name}: ${said(line)}`).join(" ");
    if (!this.shown) this.unread += others.length;
  }

  show(on: boolean): void {
    this.shown = on;
    if (on) this.unread = 0;
  }

  say(text: string): boolean {
    return this.send({ type: "chat", text });
  }

  /** Say a phrase that everybody reads in his language. */
  phrase(phrase: Phrase): void {
    this.send({ type: "chat", phrase });
  }

  mute(number: number, on: boolean): void {
    this.send({ type: "mute", number, on });
  }

  report(number: number, why = ""): void {
    this.send({ type: "report", number, why });
  }
}
