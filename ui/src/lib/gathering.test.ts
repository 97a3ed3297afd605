import { beforeEach, expect, test } from "vitest";

import { gathers, waits } from "./gathering";

beforeEach(() => localStorage.clear());

test("one waits where one has said so, until one leaves that table", () => {
  expect(waits()).toBe(false);
  gathers("a", true);
  gathers("b", false); // another table changes nothing
  expect(waits()).toBe(true);
  gathers("a", false);
  expect(waits()).toBe(false);
});

test("whoever has waited for hours waits no more", () => {
  gathers("a", true);
  expect(waits(Date.now() + 2 * 3600_000)).toBe(true);
  expect(waits(Date.now() + 4 * 3600_000)).toBe(false);
});
