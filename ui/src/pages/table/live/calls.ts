/** When somebody who looks elsewhere is called to the table. */
import type { TableView } from "../../../types";

export type Call = "turn" | "ready" | "ask" | "over";

/** What of a table may call its people. */
export interface Moment {
  table: string;
  yours: boolean;
  ready: boolean; // all wait for one to say so
  ask: number | null; // the request that one has to answer
  over: boolean;
}

/** Read it from what is shown; null: a table where nobody plays from elsewhere. */
export function momentOf(view: TableView): Moment | null {
  const people = view.together;
  if (!people) return null;
  const ready = people.may.includes("ready") && people.ready?.phase === "asking";
  const asked = people.may.includes("answer") ? (people.ask?.number ?? null) : null;
  return { table: view.id, yours: people.yours, ready, ask: asked, over: view.result !== null };
}

/** What calls one now; what was so when the table was opened calls nobody, unless seconds count. */
export function called(before: Moment | null, now: Moment | null): Call | null {
  if (now?.ready && (before?.table !== now.table || !before.ready)) return "ready";
  if (!before || !now || before.table !== now.table) return null;
  if (now.over && !before.over) return "over";
  if (now.yours && !before.yours) return "turn";
  if (now.ask !== null && now.ask !== before.ask) return "ask";
  return null;
}
