import { expect, test } from "vitest";

import { eased, elapsed, progress } from "./elapsed";

test("no time has passed before the beginning", () => {
  expect(elapsed(1000, 984)).toBe(0);
  expect(elapsed(1000, 1250)).toBe(250);
  expect(progress(1000, 984, 300)).toBe(0);
});

test("a progress ends, and what has no length is over at once", () => {
  expect([progress(0, 150, 300), progress(0, 900, 300)]).toEqual([0.5, 1]);
  expect([progress(0, 0, 0), progress(5, 0, 0), progress(0, 9, -1)]).toEqual([1, 1, 1]);
});

test("what slows down stays between its ends", () => {
  expect([eased(-0.4), eased(0), eased(1), eased(1.7)]).toEqual([0, 0, 1, 1]);
  expect(eased(0.5)).toBeGreaterThan(0.5);
});
