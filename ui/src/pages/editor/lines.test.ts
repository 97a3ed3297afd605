import { expect, test } from "vitest";

import type { RowView } from "../../types";
import { hasRoom, withLine, withoutThing, withThing, withWord, wordsOf } from "./lines";

const TEXT = "players 2\nbuild 7 8 ; first\nbuild 9\nhand 0 3 wild\ndeck 4 5 4\n";
const row = (line: string, words: string[], more: Partial<RowView> = {}): RowView =>
  ({
    line,
    label: "",
    things: words.map((word) => ({ word, label: word })),
    may: [],
    takes: [],
    ...more,
  }) as unknown as RowView;

test("lines that begin alike are read together, without comments", () => {
  expect(wordsOf(TEXT, "build")).toEqual(["7", "8", "9"]);
  expect(wordsOf(TEXT, "hand 0")).toEqual(["3", "wild"]);
  expect(wordsOf(TEXT, "hand 1")).toEqual([]);
});

test("a line is written in the place of the first that began so, a new one at the end", () => {
  expect(withLine(TEXT, "build", ["1"])).toBe("players 2\nbuild 1\nhand 0 3 wild\ndeck 4 5 4\n");
  expect(withLine(TEXT, "hand 1", ["6"])).toBe(`${TEXT}hand 1 6\n`);
  expect(withLine(TEXT, "build", [])).not.toContain("build");
  expect(withWord(TEXT, "players", ["2"], 0, "3")).toMatch(/^players 3\n/);
});

test("a thing goes into a row, and out of the line from which it is taken", () => {
  const more = withThing(TEXT, row("hand 0", ["3", "wild"], { takes: ["deck"] }), "4");
  expect(wordsOf(more, "hand 0")).toEqual(["3", "wild", "4"]);
  expect(wordsOf(more, "deck")).toEqual(["5", "4"]);
  expect(wordsOf(withoutThing(more, row("hand 0", ["3", "wild", "4"]), 1), "hand 0")).toEqual(["3", "4"]);
});

test("where places are fixed, one that is empty is filled and one that was filled is empty", () => {
  const fixed = row("market", ["a", "-", "b", "-"], { blank: "-", most: 4 });
  expect(hasRoom(fixed)).toBe(true);
  expect(withThing("", fixed, "c")).toContain("market a c b -");
  expect(withThing("", fixed, "c", 2)).toContain("market a - c -");
  expect(withoutThing("", fixed, 0)).toContain("market - - b -");
  expect(hasRoom(row("open", ["1", "2"], { most: 2 }))).toBe(false);
});
