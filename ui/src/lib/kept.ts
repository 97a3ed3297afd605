/** What this browser keeps of tables, a word for each; storage may be forbidden or damaged. */
const KEPT = 200; // tables; the oldest are forgotten first

/** Return all words of a kind, by table, the oldest first. */
export function kept(kind: string): [string, string][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(kind) ?? "[]");
    return Array.isArray(found) ? (found as [string, string][]).filter((each) => Array.isArray(each)) : [];
  } catch {
    return [];
  }
}

/** Return the word of a table; "": there is none. */
export function keptOf(kind: string, table: string): string {
  return kept(kind).find(([id]) => id === table)?.[1] ?? "";
}

/** Keep a word of a table in the place of an older one; false: it cannot be kept. */
export function keep(kind: string, table: string, word: string): boolean {
  const others = kept(kind).filter(([id]) => id !== table);
  try {
    localStorage.setItem(kind, JSON.stringify([...others, [table, word]].slice(-KEPT)));
    return true;
  } catch {
    return false;
  }
}
