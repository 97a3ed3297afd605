import { expect, it } from "vitest";

import type { LogLine } from "../../../types";
import { rulesOf } from "./light";
import { markedOf } from "./marked";
import type { Happened } from "./past.svelte";

const line = (step: number, text: string, ...places: string[]): LogLine => ({
  step,
  round: 1,
  seat: 1,
  text,
  rule: "",
  spoken: "",
  by: "",
  seconds: null,
  places,
});
const happened = (step: number, lines: LogLine[], gone: Happened["gone"] = []): Happened => ({
  step,
  seat: 1,
  lines,
  gone,
});
const SINCE = [
  happened(
    7,
    [line(7, "driven away", "cell:3"), line(7, "built", "cell:3", "seat:1")],
    [{ nodes: [{ key: "m", pick: "cell:3" }], to: null }],
  ),
  happened(9, [line(9, "bought", "open:4", "seat:2")]),
];

it("numbers what happened, marks each place once, and says why something left", () => {
  const marked = markedOf(SINCE, null);
  expect(marked.map((one) => [one.number, one.step, one.places])).toEqual([
    [1, 7, ["cell:3"]],
    [2, 9, ["open:4"]],
  ]);
  expect(marked[0]!.gone[0]!.words).toBe("driven away");
});

it("marks one action alone while it is played again, with its own number", () => {
  expect(markedOf(SINCE, 9).map((one) => one.number)).toEqual([2]);
  expect(markedOf(SINCE, 8)).toEqual([]);
});

it("rings cards and rows wherever they are shown, but not what boards draw themselves", () => {
  const rules = rulesOf(["seat:1"], markedOf(SINCE, 9));
  expect(rules).toContain('[data-pick="open:4"]:not(svg *)');
  expect(rules).toContain('content:"2"');
  expect(rules).toContain('[data-place="seat:1"]{box-shadow');
  expect(rulesOf([], [])).toBe("");
});
