import { describe, expect, it } from "vitest";

import type { CardView, ChoiceView, DecisionView } from "../../types";
import { elsewhere, first, likely, stepOf } from "./steps";

const choice = (text: string, option: string, ...picks: string[]): ChoiceView =>
  ({ text, option, picks: [...picks], label: text, name: option, symbol: "", points: 0, follows: "" }) as never;

const decision = (...choices: ChoiceView[]): DecisionView =>
  ({ title: "", options: ["lay", "buy", "end"], choices, refused: [] }) as never;

const lays = Array.from({ length: 9 }, (_, n) => choice(`lay ${n}`, "lay", `card:${n}`, "option:lay", `cell:${n}`));
const buys = Array.from({ length: 6 }, (_, n) => choice(`buy ${n}`, "buy", "option:buy", `open:${n}`));

describe("a turn in a few taps", () => {
  it("asks what, where the options are many", () => {
    const step = stepOf(decision(...buys, ...lays, choice("end", "end", "option:end")), [], []);
    expect(step).toMatchObject({ ask: "what" });
    if (step?.ask !== "what") return;
    expect(step.groups.map((group) => group.pick)).toEqual(["option:lay", "option:buy"]);
    expect(step.single.map((one) => one.text)).toEqual(["end"]);
  });
  it("then where, and a place that only one choice has is meant", () => {
    const asked = decision(...lays, ...buys);
    expect(stepOf(asked, ["option:lay"], [])).toMatchObject({ ask: "where" });
    expect(stepOf(asked, ["option:lay", "cell:3"], [])).toMatchObject({ ask: "one", choice: lays[3] });
  });
  it("asks who in a list", () => {
    const answers = [choice("put 7", "put", "cell:7"), choice("go 6-7", "go", "cell:6", "cell:7"), choice("no", "no")];
    const step = stepOf(decision(...answers), [], []);
    expect(step).toMatchObject({ ask: "which", groups: [], single: answers });
  });
  it("shows a plan also for few places, with what has none below it", () => {
    const away = choice("put away", "away", "option:away");
    const step = stepOf(decision(choice("put 1", "put", "cell:1"), choice("put 2", "put", "cell:2"), away), [], []);
    expect(step).toMatchObject({ ask: "where", places: new Set(["cell:1", "cell:2"]), single: [away] });
  });
  it("shows before the plan what comes before all that has a place", () => {
    const [early, late] = [choice("buy 0", "buy", "option:buy"), choice("end", "end", "option:end")];
    const asked = { ...decision(early, late, ...lays), options: ["buy", "lay", "end"] };
    expect(first(asked, [early, late])).toEqual([early]);
  });
  it("takes the first way to turn a thing, and tells the others", () => {
    const ways = [0, 2].map((turn) => choice(`put 5 ${turn}`, "put", "cell:5", `turn:${turn}`));
    const asked = decision(...ways, choice("put 6 0", "put", "cell:6", "turn:0"));
    expect(stepOf(asked, ["cell:5"], [])).toMatchObject({ ask: "one", choice: ways[0], others: [ways[1]] });
  });
  it("groups many payments by what is bought, with its face", () => {
    const pay = (offer: number) =>
      Array.from({ length: 5 }, (_, n) => choice(`buy ${offer} ${n}`, "buy", `offer:${offer}`, `hand:${n}`));
    const face = { pick: "offer:1", label: "A thing", symbol: "thing" } as CardView;
    const step = stepOf(decision(...pay(1), ...pay(2)), ["option:buy"], [face]);
    expect(step).toMatchObject({ ask: "which" });
    if (step?.ask === "which") expect(step.groups.map((group) => group.name)).toEqual(["A thing", "buy 2 0"]);
  });
  it("has nothing to ask where nothing is left", () => {
    expect(stepOf(decision(...lays), ["cell:44"], [])).toBeNull();
  });
});

describe("an entry for another place", () => {
  it("is worded like one that is possible", () => {
    expect(elsewhere(lays, ["option:lay"], "cell:33")).toBe("lay 33");
    expect(elsewhere(buys, ["option:buy"], "cell:33")).toBeNull();
  });
  it("may have been meant otherwise", () => {
    expect(likely([...buys, ...lays], "cell:4")).toEqual([lays[4]]);
  });
});
