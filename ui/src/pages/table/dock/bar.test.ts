import { describe, expect, it } from "vitest";

import type { ChoiceView, DecisionView, RefusedView } from "../../../types";
import { columns, mainActions } from "./bar";

const choice = (text: string, picks: string[], quiet = false): ChoiceView =>
  ({ text, picks, option: text.split(" ")[0], name: text.split(" ")[0], symbol: "", quiet }) as ChoiceView;
const refused = (option: string): RefusedView => ({
  option,
  picks: [`option:${option}`],
  name: option,
  reason: "",
  rule: "",
});
const decision = {
  options: ["build", "lift", "buy"],
  choices: [
    choice("buy 1", ["open:1"]),
    choice("build a", ["card:1"]),
    choice("build b", ["card:2"]),
    choice("end", [], true),
  ],
  refused: [refused("lift")],
} as unknown as DecisionView;

describe("the bar", () => {
  it("keeps the order of the phase, whatever is possible", () => {
    const shown = mainActions(decision, [], [], null);
    expect(shown.map((one) => [one.option, one.choices.length, Boolean(one.refused)])).toEqual([
      ["build", 2, false],
      ["lift", 0, true],
      ["buy", 1, false],
    ]);
  });

  it("counts the ways that go with what was picked", () => {
    const shown = mainActions(decision, ["card:2"], ["card:2", "option:build"], decision.choices[2]!);
    expect(shown.map((one) => [one.option, one.choices.length, one.chosen])).toEqual([
      ["build", 1, true],
      ["lift", 0, false],
      ["buy", 1, false],
    ]);
  });

  it("lists what a game without an order offers as it comes", () => {
    const shown = mainActions({ ...decision, options: [] }, [], [], null);
    expect(shown.map((one) => one.option)).toEqual(["buy", "build"]);
  });
});

it("stands in rows that are about as long", () => {
  expect(columns(7, 900, 110)).toBe(7);
  expect(columns(7, 660, 110)).toBe(4);
  expect(columns(8, 440, 110)).toBe(4);
  expect(columns(1, 50, 110)).toBe(1);
});
