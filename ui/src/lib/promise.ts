/** What a record promises: its lines that are hashed, reckoned by the browser itself. */

export const ALONE = "Alcaide deal 1"; // dealt from the seed of the house
export const TOGETHER = "Alcaide deal 2"; // players have added to it
const PARTS = /^\[(Game|Version|Players|Options|Seed|BoardName) ".*"\]$/;

export interface Promised {
  text: string; // whose SHA-256 has to be the commitment
  commitment: string; // "": the record has none
  domain: string; // what the text begins with
  nonces: string[]; // what the players added, by seat; none where they were not asked
}

/** Take out of a record what was promised. */
export function promised(record: string): Promised {
  const lines = record
    .replace(/^\ufeff/, "")
    .split("\n")
    .map((line) => line.trim());
  const parts = lines.filter((line) => PARTS.test(line));
  const commitment = lines.map((line) => /^\[Commitment "([0-9a-fA-F]+)"\]$/.exec(line)?.[1]).find(Boolean);
  const added = lines.find((line) => line.startsWith("[Nonces "));
  const domain = added ? TOGETHER : ALONE;
  const nonces = Array.from(added?.matchAll(/"([^"]*)"/g) ?? [], (found) => found[1] ?? "");
  return { text: [domain, ...parts, ""].join("\n"), commitment: (commitment ?? "").toLowerCase(), domain, nonces };
}

/** Return the SHA-256 of a text in hexadecimal digits; null: this browser does not hash here. */
export async function sha256(text: string): Promise<string | null> {
  // browsers offer it to pages of this computer and to those that came encrypted
  if (!globalThis.crypto?.subtle) return null;
  const hashed = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hashed), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
