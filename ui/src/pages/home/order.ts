/** In which order one's tables are shown. */
import type { TableInfo } from "../../types";

const NEVER = Number.MAX_VALUE;

/** Those that wait for one come first, the most urgent before all; then those that go on, gather, are over. */
export function ordered(tables: readonly TableInfo[]): TableInfo[] {
  const urgency = (table: TableInfo) => (table.waits ? (table.left ?? NEVER) : 0);
  return tables.toSorted((one, other) => rank(one) - rank(other) || urgency(one) - urgency(other));
}

function rank(table: TableInfo): number {
  if (table.waits) return table.waits === "seat" ? 1 : 0;
  if (table.finished) return 4;
  return table.gathering ? 3 : 2;
}
