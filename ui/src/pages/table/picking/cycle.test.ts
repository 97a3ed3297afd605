import { describe, expect, it } from "vitest";

import type { ChoiceView } from "../../../types";
import { onlyTurns, settled, turned, turnOf, turnsFor } from "./cycle";

const choice = (cell: string, turn: number): ChoiceView => ({
  action: {},
  text: `place ${cell} ${turn}`,
  option: "place",
  picks: ["option:place", `cell:${cell}`, `turn:${turn}`],
  label: "",
  name: "",
  symbol: "",
  price: 0,
  income: 0,
  points: 0,
  final: false,
  tag: "",
  quiet: false,
  follows: "",
});
const CHOICES = [choice("e5", 1), choice("e5", 3), choice("f5", 0), choice("f6", 2)];

describe("choices that differ in their turn", () => {
  it("are recognised once everything else is picked", () => {
    expect(onlyTurns(CHOICES, [])).toBe(false);
    expect(onlyTurns(CHOICES, ["cell:e5"])).toBe(true);
    expect(onlyTurns(CHOICES, ["cell:f5"])).toBe(false); // a single one is meant already
  });
  it("keep the turn that was shown, or begin with the first", () => {
    expect(settled(CHOICES, ["cell:e5"], [])).toEqual(["cell:e5", "turn:1"]);
    expect(settled(CHOICES, ["cell:e5"], ["turn:3"])).toEqual(["cell:e5", "turn:3"]);
    expect(settled(CHOICES, ["cell:e5"], ["turn:2"])).toEqual(["cell:e5", "turn:1"]);
    expect(settled(CHOICES, [], [])).toEqual([]);
  });
  it("are stepped through both ways, round and round", () => {
    expect(turned(CHOICES, ["cell:e5", "turn:1"], 1)).toEqual(["cell:e5", "turn:3"]);
    expect(turned(CHOICES, ["cell:e5", "turn:3"], 1)).toEqual(["cell:e5", "turn:1"]);
    expect(turned(CHOICES, ["cell:e5", "turn:1"], -1)).toEqual(["cell:e5", "turn:3"]);
  });
  it("turn the thing itself while no place is picked", () => {
    expect(turnsFor(CHOICES, [])).toEqual(["turn:0", "turn:1", "turn:2", "turn:3"]);
    expect(turned(CHOICES, [], 1)).toEqual(["turn:1"]);
    expect(turned(CHOICES, ["turn:3"], 1)).toEqual(["turn:0"]);
    expect(turnOf(["cell:e5", "turn:3"])).toBe(3);
    expect(turnOf([])).toBe(0);
  });
});
