/** The promises of deals that this browser was shown: what it saw itself, nobody can change later. */

const KEY = "alcaide.promises";
const KEPT = 200; // tables; the oldest are forgotten first

function all(): [string, string][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as [string, string][]).filter((each) => Array.isArray(each)) : [];
  } catch {
    return []; // storage may be forbidden or damaged
  }
}

/** Keep what was promised at a table; what was seen first counts. */
export function remember(table: string, commitment: string): void {
  const known = all();
  if (known.some(([id]) => id === table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, [table, commitment]].slice(-KEPT)));
  } catch {
    // see above
  }
}

/** Return what this browser was shown at a table before the end; "": it was not there. */
export function recall(table: string): string {
  return all().find(([id]) => id === table)?.[1] ?? "";
}
