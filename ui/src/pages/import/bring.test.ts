import { expect, test } from "vitest";

import type { BroughtInfo } from "../../types";
import { ready } from "./bring";

const brought = (record: string, ...guessed: boolean[]): BroughtInfo => ({
  kind: "list",
  game: "x",
  actions: guessed.length,
  summary: "",
  lines: guessed.map((each, line) => ({ line, text: "", means: "", guessed: each })),
  faults: [],
  remarks: [],
  record,
});

test("what was only completed may be opened, what was guessed once it is confirmed", () => {
  expect(ready(brought("x", false), false)).toBe(true);
  expect(ready(brought("x", false, true), false)).toBe(false);
  expect(ready(brought("x", false, true), true)).toBe(true);
});

test("nothing may be opened where there is nothing", () => {
  expect(ready(brought(""), true)).toBe(false);
});
