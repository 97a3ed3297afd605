import { expect, it } from "vitest";

import { rounds } from "./log";

const line = (step: number, round: number, seat: number) => ({ step, round, seat, text: `${step}`, rule: "", spoken: "" });

it("reads newest first, by rounds, and washes the last turn", () => {
  const found = rounds([line(1, 1, 0), line(2, 1, 1), line(3, 2, 0), line(4, 2, 0)]);
  expect(found.map((chapter) => chapter.round)).toEqual([2, 1]);
  expect(found[0]!.lines.map((one) => [one.step, one.fresh])).toEqual([
    [4, true],
    [3, true],
  ]);
  expect(found[1]!.lines.map((one) => [one.step, one.fresh])).toEqual([
    [2, false],
    [1, false],
  ]);
});

it("has nothing to say of an empty log", () => {
  expect(rounds([])).toEqual([]);
});
