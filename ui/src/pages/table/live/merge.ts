/** A table that is told by what has changed since the one before. */
import type { FromServer, TableView } from "../../../types";

type Change = Extract<FromServer, { type: "change" }>;
type Parts = Record<string, unknown>;

/** The table after a change; what was not told stays, and stays the same object. */
export function merge(before: TableView, { fields, lists }: Change): TableView {
  const after: Parts = { ...before };
  for (const [path, value] of Object.entries(fields)) put(after, path, () => value);
  for (const [path, pieces] of Object.entries(lists)) put(after, path, (old) => pieced(old as unknown[], pieces));
  return after as unknown as TableView;
}

/** Replace what is at a path such as "log" or "board.nodes". */
function put(table: Parts, path: string, make: (old: unknown) => unknown): void {
  const [name, part] = path.split(".") as [string, string?];
  if (part === undefined) {
    table[name] = make(table[name]);
  } else {
    const whole = table[name] as Parts;
    table[name] = { ...whole, [part]: make(whole[part]) };
  }
}

function pieced(old: unknown[], pieces: unknown[]): unknown[] {
  return pieces.flatMap((piece) =>
    Array.isArray(piece) ? old.slice(piece[0] as number, piece[1] as number) : [piece],
  );
}
