/** The lines of a page of the log in the order of reading: newest first. */
import type { LogLine } from "../../../types";
import { type Book, PAGE } from "./book.svelte";

export interface ShownLine extends LogLine {
  key: number; // its place in the whole log
  fresh: boolean; // of the last turn
  head: boolean; // its round is told above it
}

/** Turn a page round. Fresh are the last lines of the log that belong to one seat and round. */
export function shown(book: Book, page: number): ShownLine[] {
  const lines = book.page(page) ?? [];
  const fresh = freshFrom(book);
  return lines
    .map((line, i) => {
      const key = page * PAGE + i;
      return { ...line, key, fresh: key >= fresh, head: begins(book, key, line.round) };
    })
    .reverse();
}

/** Does a round begin with a line, as one reads? A log of one round has no heads. */
function begins(book: Book, key: number, round: number): boolean {
  if (key < book.total - 1) return book.round(key + 1) !== round;
  return book.round(0) !== round;
}

function freshFrom(book: Book): number {
  const lines = book.page(book.length - 1) ?? [];
  const last = lines.at(-1);
  let at = lines.length;
  while (at > 0 && lines[at - 1]!.seat === last?.seat && lines[at - 1]!.round === last?.round) at--;
  return book.total - lines.length + at;
}
