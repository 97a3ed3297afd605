import { expect, test } from "vitest";

import { breakpoint } from "./breakpoints";

test("a breakpoint is the query that the style sheets have", () => {
  expect(breakpoint("phone")).toBe("(max-width: 699.98px)");
  expect(breakpoint("sideways")).toMatch(/max-height/);
});

test("a breakpoint that nobody has named is a fault", () => {
  expect(() => breakpoint("watch")).toThrow("watch");
});
