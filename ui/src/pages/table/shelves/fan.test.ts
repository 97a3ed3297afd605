import { expect, it } from "vitest";

import { arrange } from "./fan";

it("lays few cards side by side", () => {
  expect(arrange(9, 516, 52, 6)).toMatchObject({ rows: 1, step: 58 });
});

it("lets many overlap within their space", () => {
  const fan = arrange(14, 516, 52, 6);
  expect(fan.rows).toBe(1);
  expect(fan.step).toBeLessThan(52);
  expect(fan.at(13).x + 52).toBeLessThanOrEqual(516);
});

it("takes two rows for more than sixteen", () => {
  const fan = arrange(19, 516, 52, 6);
  expect(fan).toMatchObject({ rows: 2, perRow: 10 });
  expect(fan.at(10)).toEqual({ x: 0, row: 1 });
});
