import { expect, test } from "vitest";

import type { ChoiceView } from "../../../types";
import { tagsOf } from "./tags";

const choice = (cell: number, tag?: string) => ({ picks: ["card:1", `cell:${cell}`], tag }) as ChoiceView;

test("a place says what it would bring", () => {
  expect([...tagsOf([choice(1, "+2"), choice(2), choice(3, "+5")])]).toEqual([
    ["cell:1", "+2"],
    ["cell:3", "+5"],
  ]);
});

test("nothing is written where a place would mean several things", () => {
  expect(tagsOf([choice(1, "+2"), choice(1, "+3"), choice(2, "+4")]).size).toBe(0);
});

test("words do not hide the board", () => {
  const many = (count: number) => tagsOf(Array.from({ length: count }, (_, i) => choice(i, "+1"))).size;
  expect([many(26), many(27)]).toEqual([26, 0]);
});
