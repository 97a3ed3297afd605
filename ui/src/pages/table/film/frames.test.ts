import { expect, it } from "vitest";

import { captionsOf, framesOf, MOST, stayOf } from "./frames";
import { linesOf } from "./painter";

it("shows the beginning, every action, and the end", () => {
  expect(framesOf(3, [1, 3], "action")).toEqual([0, 1, 2, 3]);
  expect(framesOf(6, [1, 3, 4], "turn")).toEqual([0, 2, 3, 6]);
});

it("has a bound, and prefers whole turns to gaps", () => {
  const turns = Array.from({ length: 100 }, (_, n) => 1 + 5 * n);
  expect(framesOf(500, turns, "action")).toEqual(framesOf(500, turns, "turn"));
  const long = framesOf(
    900,
    Array.from({ length: 900 }, (_, n) => n + 1),
    "action",
  );
  expect([long.length, long[0], long.at(-1), new Set(long).size]).toEqual([MOST, 0, 900, MOST]);
});

it("tells of all actions since the frame before", () => {
  const told = new Map([1, 2, 3, 4].map((step) => [step, `Action ${step}.`]));
  expect([...captionsOf([0, 2, 4], told).values()]).toEqual(["", "Action 1. Action 2.", "Action 3. Action 4."]);
  expect(captionsOf([0, 1, 2], told).get(2)).toBe("Action 2.");
});

it("lets one look at the first frame, and longest at the last", () => {
  expect([stayOf(0, 9, 500), stayOf(4, 9, 500), stayOf(8, 9, 500)]).toEqual([1000, 500, 3000]);
});

it("writes what was told on as many lines as there are", () => {
  const fits = (text: string) => text.length <= 10;
  expect(linesOf("one two three four five six", fits, 2)).toEqual(["one two", "three four …"]);
  expect(linesOf("one two three four five six", fits, 3)).toEqual(["one two", "three four", "five six"]);
  expect(linesOf("", fits, 2)).toEqual([""]);
});
