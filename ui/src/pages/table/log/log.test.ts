import { expect, it } from "vitest";

import { Book, PAGE } from "./book.svelte";
import { shown } from "./log";

const line = (step: number, round: number, seat: number) => ({
  step,
  round,
  seat,
  text: `${step}`,
  rule: "",
  spoken: "",
  by: "" as const,
  seconds: null,
  places: [],
});
const book = (...log: ReturnType<typeof line>[]) => Book.of({ log, step: 0, log_first: 0, log_here: 0 });

it("reads newest first, by rounds, and washes the last turn", () => {
  const found = shown(book(line(1, 1, 0), line(2, 1, 1), line(3, 2, 0), line(4, 2, 0)), 0);
  expect(found.map((one) => [one.step, one.fresh, one.head])).toEqual([
    [4, true, true],
    [3, true, false],
    [2, false, true],
    [1, false, false],
  ]);
});

it("tells no round where there is but one", () => {
  expect(shown(book(line(1, 1, 0), line(2, 1, 1)), 0).map((one) => one.head)).toEqual([false, false]);
});

it("goes on with a round from page to page", () => {
  const log = Array.from({ length: PAGE + 2 }, (_, n) => line(n, n < PAGE - 1 ? 1 : 2, 0));
  expect(shown(book(...log), 1).map((one) => one.head)).toEqual([true, false]);
  const older = shown(book(...log), 0);
  expect(older.slice(0, 2).map((one) => one.head)).toEqual([false, true]);
  expect(older.every((one) => !one.fresh)).toBe(true);
});

it("has nothing to say of an empty log", () => {
  expect(shown(book(), 0)).toEqual([]);
});
