/** In which order one's tables are shown. */
import type { TableInfo } from "../../types";

const NEVER = Number.MAX_VALUE;

export const SHORT = 6 * 3600; // seconds of a turn that are little

/** Those that wait for one come first, then those that go on, gather, are over; the least time before all. */
export function ordered(tables: readonly TableInfo[]): TableInfo[] {
  const urgency = (table: TableInfo) => {
    if (table.finished) return 0;
    if (table.clock?.until) return NEVER;
    return table.clock?.left ?? table.left ?? NEVER;
  };
  return tables.toSorted((one, other) => rank(one) - rank(other) || urgency(one) - urgency(other));
}

function rank(table: TableInfo): number {
  if (table.waits) return table.waits === "seat" ? 1 : 0;
  if (table.finished) return 4;
  return table.gathering ? 3 : 2;
}
