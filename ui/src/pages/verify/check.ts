/** What a browser can find out about a promise by itself. */
import { promised, sha256 } from "../../lib/promise";

export interface Own {
  text: string; // that is hashed
  hash: string | null; // null: this browser does not hash here
  commitment: string; // of the record; "": it has none
  seen: string; // what this browser was shown before the end; "": it was not there
  fits: boolean | null; // null: it could not be found out
}

/** Hash what a record promises and compare it with what it says, and with what was shown before. */
export async function ownCheck(record: string, seen: string): Promise<Own> {
  const { text, commitment } = promised(record);
  const hash = await sha256(text);
  const said = commitment !== "" && (!seen || seen === commitment);
  const fits = !said ? false : hash === null ? null : hash === commitment;
  return { text, hash, commitment, seen, fits };
}
