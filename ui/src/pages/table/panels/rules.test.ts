import { expect, test } from "vitest";

import type { StandingView } from "../../../types";
import { goingWith, ruled, ruleOf } from "./rules";

const about = (chosen: string[]): StandingView =>
  ({ kinds: ["palm", "peak", "reef"].map((value) => ({ value, label: value, sentence: "" })), chosen }) as StandingView;

test("rules are read and written kind by kind", () => {
  expect(ruleOf(["palm:11", "peak"], "palm")).toEqual({ deed: "buy", limit: 11 });
  expect(ruleOf(["palm:11", "peak"], "peak").deed).toBe("askme");
  expect(ruleOf(["palm:11", "peak"], "reef").deed).toBe("leave");
  expect(ruled(about(["palm:11", "peak"]), "reef", "buy", 7)).toEqual(["palm:11", "peak", "reef:7"]);
  expect(ruled(about(["palm:11", "peak"]), "palm", "leave", 7)).toEqual(["peak"]);
});

test("who turns to rules is asked about everything at first, and kinds have no prices", () => {
  expect(goingWith(about([]), "rules")).toEqual(["palm", "peak", "reef"]);
  expect(goingWith(about(["palm:11", "peak"]), "kinds")).toEqual(["palm", "peak"]);
});
