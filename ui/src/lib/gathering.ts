/** The table at which one waits for others to come: while there is one, the site looks more often. */

const KEY = "alcaide.gathers";
const LONG = 3 * 3600_000; // ms after which nobody waits any more

/** Keep that one waits at a table, or that one does not any more. */
export function gathers(table: string, on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, JSON.stringify([table, Date.now()]));
    else if (at()[0] === table) localStorage.removeItem(KEY);
  } catch {
    // storage may be forbidden: then it is noticed some seconds later
  }
}

/** Does somebody at this browser wait at a table? */
export function waits(now = Date.now()): boolean {
  const [table, since] = at();
  return table !== "" && now - since < LONG;
}

function at(): [string, number] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return Array.isArray(found) ? [String(found[0]), Number(found[1])] : ["", 0];
  } catch {
    return ["", 0];
  }
}
