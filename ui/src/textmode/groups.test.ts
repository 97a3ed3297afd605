import { describe, expect, it } from "vitest";

import type { ChoiceView } from "../types";
import { filtered, grouped } from "./groups";

const choice = (text: string, option: string, label = text): ChoiceView => ({
  action: { type: option },
  text,
  option,
  picks: [],
  label,
  name: option.toUpperCase(),
  symbol: "",
  price: 0,
  income: 0,
  points: 0,
  final: false,
  tag: "",
  quiet: option === "done",
  follows: "",
});

const choices = [
  choice("done", "done", "No pilot"),
  choice("sailor 8", "sailor", "Place a sailor on 8"),
  choice("move 10-8", "move", "Move the sailor from 10 to 8"),
  choice("sailor 9", "sailor", "Place a sailor on 9"),
];

describe("grouped", () => {
  it("joins what is of a kind and puts endings last", () => {
    expect(grouped(choices).map((group) => [group.option, group.choices.map((c) => c.text)])).toEqual([
      ["sailor", ["sailor 8", "sailor 9"]],
      ["move", ["move 10-8"]],
      ["done", ["done"]],
    ]);
  });
  it("has nothing to say about nothing", () => {
    expect(grouped([])).toEqual([]);
  });
});

describe("filtered", () => {
  it("looks at words and notation", () => {
    expect(filtered(choices, "sailor 8").map((c) => c.text)).toEqual(["sailor 8", "move 10-8"]);
    expect(filtered(choices, "PILOT").map((c) => c.text)).toEqual(["done"]);
    expect(filtered(choices, " ")).toHaveLength(4);
  });
});
