/** What a record promises: its lines that are hashed, reckoned by the browser itself. */

const DOMAIN = "Alcaide deal 1";
const PARTS = /^\[(Game|Version|Players|Options|Seed) ".*"\]$/;

export interface Promised {
  text: string; // whose SHA-256 has to be the commitment
  commitment: string; // "": the record has none
}

/** Take out of a record what was promised. */
export function promised(record: string): Promised {
  const lines = record
    .replace(/^\ufeff/, "")
    .split("\n")
    .map((line) => line.trim());
  const parts = lines.filter((line) => PARTS.test(line));
  const commitment = lines.map((line) => /^\[Commitment "([0-9a-fA-F]+)"\]$/.exec(line)?.[1]).find(Boolean);
  return { text: [DOMAIN, ...parts, ""].join("\n"), commitment: (commitment ?? "").toLowerCase() };
}

/** Return the SHA-256 of a text in hexadecimal digits; null: this browser does not hash here. */
export async function sha256(text: string): Promise<string | null> {
  // browsers offer it to pages of this computer and to those that came encrypted
  if (!globalThis.crypto?.subtle) return null;
  const hashed = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hashed), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
