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
});

const choices = [
  choice("done", "done", "No noble"),
  choice("baron 8", "baron", "Place a baron on 8"),
  choice("move 10-8", "move", "Move the baron from 10 to 8"),
  choice("baron 9", "baron", "Place a baron on 9"),
];

describe("grouped", () => {
  it("joins what is of a kind and puts endings last", () => {
    expect(grouped(choices).map((group) => [group.option, group.choices.map((c) => c.text)])).toEqual([
      ["baron", ["baron 8", "baron 9"]],
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
    expect(filtered(choices, "baron 8").map((c) => c.text)).toEqual(["baron 8", "move 10-8"]);
    expect(filtered(choices, "NOBLE").map((c) => c.text)).toEqual(["done"]);
    expect(filtered(choices, " ")).toHaveLength(4);
  });
});
