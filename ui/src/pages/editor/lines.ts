/** The text of a position, line by line: how one begins says what it is about. */
import type { RowView } from "../../types";

const words = (line: string): string[] => line.split(";")[0]!.split(/\s+/).filter(Boolean);

function begins(line: string, key: string): boolean {
  const own = key.split(" ");
  const said = words(line);
  return own.every((word, at) => said[at] === word);
}

/** Return what stands behind a key, of all its lines together. */
export function wordsOf(text: string, key: string): string[] {
  const size = key.split(" ").length;
  return text
    .split("\n")
    .filter((line) => begins(line, key))
    .flatMap((line) => words(line).slice(size));
}

/** Return the text with another line in the place of those that begin so; without words with none. */
export function withLine(text: string, key: string, said: readonly string[]): string {
  const lines = text.split("\n");
  const at = lines.findIndex((line) => begins(line, key));
  const kept = lines.filter((line) => !begins(line, key));
  const line = said.some(Boolean) ? [[key, ...said].join(" ")] : [];
  const place = at < 0 ? kept.length - (kept.at(-1) === "" ? 1 : 0) : at;
  return [...kept.slice(0, place), ...line, ...kept.slice(place)].join("\n");
}

/** Return the text with one word of a line exchanged. */
export function withWord(text: string, key: string, said: readonly string[], at: number, word: string): string {
  return withLine(
    text,
    key,
    said.map((one, place) => (place === at ? word : one)),
  );
}

/** Return the text with one thing more in a row: in a place that is empty, or behind the others. */
export function withThing(text: string, row: RowView, word: string, place = -1): string {
  const said = row.things.map((thing) => thing.word);
  const at = place >= 0 ? place : row.blank ? said.indexOf(row.blank) : -1;
  const more = at >= 0 ? said.map((one, n) => (n === at ? word : one)) : [...said, word];
  return row.takes.reduce(
    (rest, from) => {
      const lie = wordsOf(rest, from);
      const first = lie.indexOf(word);
      return first < 0 ? rest : withLine(rest, from, lie.toSpliced(first, 1));
    },
    withLine(text, row.line, more),
  );
}

/** Return the text without one thing of a row. */
export function withoutThing(text: string, row: RowView, place: number): string {
  const said = row.things.map((thing) => thing.word);
  const less = row.blank ? said.map((one, n) => (n === place ? row.blank : one)) : said.toSpliced(place, 1);
  return withLine(text, row.line, less);
}

/** Return a row as it is now; one that is there no more as it was. */
export function rowNow(rows: readonly RowView[], row: RowView): RowView {
  return rows.find((one) => one.line === row.line) ?? row;
}

/** Return where a thing lies in its row now: in its place, or the first like it; -1: it is gone. */
export function placeNow(row: RowView, word: string, place: number): number {
  const said = row.things.map((thing) => thing.word);
  return said[place] === word ? place : said.indexOf(word);
}

/** Can something more be put into a row? */
export function hasRoom(row: RowView): boolean {
  if (row.blank) return row.things.some((thing) => thing.word === row.blank);
  return !row.most || row.things.length < row.most;
}
