/** A text in which the numbers of rules become links. */

export type Part = { text: string } | { rule: string };

/** Cut a text at rule numbers such as ATL-31. */
export function parts(text: string): Part[] {
  return text
    .split(/\b([A-Z]{3}-[A-Z]?\d+)\b/)
    .map((piece, i): Part => (i % 2 ? { rule: piece } : { text: piece }))
    .filter((part) => "rule" in part || part.text !== "");
}
