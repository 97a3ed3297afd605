import { expect, it } from "vitest";

import type { TableView } from "../../../types";
import { dwell, follows } from "./queue";

const at = (step: number, turn: number, steps = step): TableView =>
  ({ id: "t", step, steps, turn, screen: [0] }) as unknown as TableView;

it("lets a bot's moves follow one another slowly enough to be seen", () => {
  expect(dwell(at(4, 1), at(5, 1), 1, 0)).toBeGreaterThan(400);
  expect(dwell(at(4, 1), at(5, 1), 2, 0)).toBeLessThan(400);
});

it("never delays one's own move, the first position, a look back, or a far too late screen", () => {
  expect(dwell(at(4, 0), at(5, 1), 1, 0)).toBe(0);
  expect(dwell(null, at(5, 1), 1, 0)).toBe(0);
  expect(dwell(at(9, 1), at(3, 1, 9), 1, 0)).toBe(0);
  expect(dwell(at(4, 1), at(5, 1), 1, 20)).toBe(0);
  expect(dwell(at(4, 1), at(5, 1), 0, 0)).toBe(0);
});

it("plays what was just played, and one step of what was, but no jump", () => {
  expect(follows(at(4, 1), at(5, 1))).toBe(true);
  expect(follows(at(4, 1), at(7, 1))).toBe(true); // a late screen
  expect(follows(at(4, 1, 9), at(5, 1, 9))).toBe(true);
  expect(follows(at(4, 1, 9), at(8, 1, 9))).toBe(false);
  expect(follows(at(5, 1), at(4, 1))).toBe(false);
  expect(follows(null, at(4, 1))).toBe(false);
});
