/** The promises of deals that this browser was shown: what it saw itself, nobody can change later. */
import { keep, keptOf } from "./kept";

const KEY = "alcaide.promises";

/** Keep what was promised at a table; what was seen first counts. */
export function remember(table: string, commitment: string): void {
  if (!recall(table)) keep(KEY, table, commitment);
}

/** Return what this browser was shown at a table before the end; "": it was not there. */
export function recall(table: string): string {
  return keptOf(KEY, table);
}
