/** What the table page needs of whoever brings it positions: a live server, or a lesson. */
import type { ChoiceView, FromBrowser, PreviewView, RefusedView, TableView } from "../../../types";
import type { Advisor } from "./advisor.svelte";
import type { Book } from "../log/book.svelte";
import type { Layers } from "./layers.svelte";
import type { Past } from "../since/past.svelte";
import type { Stage } from "../director/stage.svelte";
import type { Plans } from "./plans.svelte";
import type { Standing } from "./standing.svelte";
import type { Talk } from "./talk.svelte";

/** The id of a table that is a lesson: nothing of it is kept, nothing of it can be saved. */
export const LESSON = "lesson";

/** The id of a what-if board, of which nothing is kept either. */
export const WHATIF = "whatif";

/** Is this a table on the server that will be there again? */
export function isKept(view: TableView): boolean {
  return view.id !== LESSON && view.id !== WHATIF;
}

/** May one try things out on a board of one's own? Alone, where hints are given; among people, as the table says. */
export function mayTry(view: TableView, over: boolean): boolean {
  const may = view.together ? view.together.may.includes("try") : view.aids.includes("hints");
  return isKept(view) && (over || may);
}

/** How one looks at the table. ``turns``: quarter turns, 4 is the plan; ``step`` null: now. */
export interface Look {
  turns: number;
  step: number | null;
  seat: number | null;
  details: boolean; // also what only the table in words shows
}

/** An action or a pick that is not possible, and why. */
export interface Refusal {
  reason: string;
  rule: string;
  cells: string[]; // picks that count for the rule
  picks: string[]; // what was tried
}

/** What is refused of the things that go on from some picks. */
export interface Refusals {
  picks: readonly string[];
  refused: readonly RefusedView[];
}

export type Connection = "opening" | "open" | "lost" | "gone";

/** What is said about a table rather than in the game. */
export type Order = Extract<
  FromBrowser,
  {
    type:
      | "ready"
      | "reveal"
      | "abort"
      | "sit"
      | "stand"
      | "admit"
      | "bot"
      | "ask"
      | "answer"
      | "resume"
      | "resign"
      | "leave"
      | "return"
      | "vote";
  }
>;

/** A table that can be looked at and played. All properties are reactive. */
export interface Session {
  readonly view: TableView | null;
  readonly preview: { text: string; shown: PreviewView } | null;
  readonly refusal: Refusal | null;
  readonly refusals?: Refusals | null; // the last that were asked for
  readonly notes: readonly string[]; // what just happened, for the live region
  readonly thinking: readonly number[]; // seats of bots that think
  readonly connection: Connection;
  readonly look: Readonly<Look>;
  readonly busy: boolean; // an action is on its way
  readonly advice?: Advisor; // hints and the analysis, where there are any
  readonly talk?: Talk; // what people say, and who is there
  readonly plans?: Plans; // what one has planned
  readonly layers?: Layers; // chances and dangers, where a server tells them
  readonly standing?: Standing; // what one's seat answers without being asked
  readonly past?: Past; // what happened since one's own turn, and where a replay may stop
  readonly stage?: Stage; // what is being played of what happened
  readonly book?: Book; // the log, where not all of it comes with the table
  setLook(change: Partial<Look>): void;
  askPreview(choice: ChoiceView | null): void;
  play(choice: ChoiceView): void;
  undo(): void;
  why(picks: string[]): void;
  askRefusals?(picks: string[]): void; // where not all of them are known
  say(text: string): void; // play a sentence of the notation
  forgive(): void; // take a refusal off the screen
  retry(): void; // connect again now
  order?(message: Order): void; // say something about the table; nobody hears it in a lesson
  enter?(): void; // come in again, as somebody else than before
  seat?(seat: number, level: string): void; // on a what-if board: let a bot play, or nobody
}
