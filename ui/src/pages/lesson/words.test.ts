import { expect, it } from "vitest";

import { parts } from "./words";

it("finds the numbers of rules in a text", () => {
  expect(parts("Found it. ATL-30 See ALH-V4, not XALC-1.")).toEqual([
    { text: "Found it. " },
    { rule: "ATL-30" },
    { text: " See " },
    { rule: "ALH-V4" },
    { text: ", not XALC-1." },
  ]);
  expect(parts("No rule.")).toEqual([{ text: "No rule." }]);
});
