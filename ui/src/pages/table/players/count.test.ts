import { expect, it } from "vitest";

import { between } from "./count.svelte";

it("counts from one value to the other and never past it", () => {
  expect(between(38, 58, 0)).toBe(38);
  expect(between(38, 58, 1)).toBe(58);
  expect(between(38, 58, 1.7)).toBe(58);
  expect(between(38, 58, -0.7)).toBe(38);
  expect(between(38, 58, 0.5)).toBeGreaterThan(48);
  expect(between(58, 38, 0.5)).toBeLessThan(48);
});
