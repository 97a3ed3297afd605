/** What this browser adds to the chance of deals: a number per table that it commits to, and shows later. */
import { keep, keptOf } from "./kept";
import { sha256 } from "./promise";

const KEY = "alcaide.nonces";

/** Draw a nonce for a table and return what commits to it; "": this browser cannot. */
export async function commit(table: string): Promise<string> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (!keep(KEY, table, nonce)) return ""; // it could not be shown later
  return (await sha256(nonce)) ?? "";
}

/** Return the nonce that this browser drew for a table; "": it drew none. */
export function nonceOf(table: string): string {
  return keptOf(KEY, table);
}
