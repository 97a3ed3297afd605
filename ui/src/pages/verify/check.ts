/** What a browser can find out about a promise by itself. */
import { promised, sha256 } from "../../lib/promise";

export interface Own {
  text: string; // that is hashed
  hash: string | null; // null: this browser does not hash here
  commitment: string; // of the record; "": it has none
  seen: string; // what this browser was shown before the end; "": it was not there
  fits: boolean | null; // null: it could not be found out
  domain: string; // what the text begins with
  part: boolean | null; // is what this browser added in the deal? null: it added nothing
}

/** Hash what a record promises and compare it with what it says, and with what was shown before. */
export async function ownCheck(record: string, seen: string, nonce = ""): Promise<Own> {
  const { text, commitment, domain, nonces } = promised(record);
  const hash = await sha256(text);
  const said = commitment !== "" && (!seen || seen === commitment);
  const fits = !said ? false : hash === null ? null : hash === commitment;
  const part = nonce ? nonces.includes(nonce) : null;
  return { text, hash, commitment, seen, fits, domain, part };
}
