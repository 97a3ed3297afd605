import { expect, test } from "vitest";

import { spread, type Chip } from "./chips";

const chip = (key: string, x: number, y: number): Chip => ({
  key,
  seat: 0,
  points: 3,
  sign: "",
  x,
  y,
  width: 26,
  scale: 2,
});
const at = (chips: readonly (Chip | null)[]) => spread(chips).map((one) => one && [one.x, one.y]);

test("points that would hide others stand above them, and those that landed before stay", () => {
  const heap = [chip("a", 100, 100), null, chip("b", 110, 96), chip("c", 104, 70), chip("d", 300, 100)];
  expect(at(heap)).toEqual([[100, 100], null, [110, 60], [104, 20], [300, 100]]);
  expect(at(heap.slice(0, 3))).toEqual(at(heap).slice(0, 3));
});
