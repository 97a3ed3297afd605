/** When somebody who looks elsewhere is called to the table. */
import type { TableView } from "../../../types";

export type Call = "turn" | "ask" | "over";

/** What of a table may call its people. */
export interface Moment {
  table: string;
  yours: boolean;
  ask: number | null; // the request that one has to answer
  over: boolean;
}

/** Read it from what is shown; null: a table where nobody plays from elsewhere. */
export function momentOf(view: TableView): Moment | null {
  const people = view.together;
  if (!people) return null;
  const asked = people.may.includes("answer") ? (people.ask?.number ?? null) : null;
  return { table: view.id, yours: people.yours, ask: asked, over: view.result !== null };
}

/** What calls one now; what was so when the table was opened calls nobody. */
export function called(before: Moment | null, now: Moment | null): Call | null {
  if (!before || !now || before.table !== now.table) return null;
  if (now.over && !before.over) return "over";
  if (now.yours && !before.yours) return "turn";
  if (now.ask !== null && now.ask !== before.ask) return "ask";
  return null;
}
