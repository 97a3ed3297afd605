import { expect, test } from "vitest";

import type { ChoiceView, DrawingInfo } from "../../../types";
import { across, cramped, nearBox, targetsOf } from "./closeup";

const round = "-15,0 0,15 15,0 0,-15";
const drawing = {
  focus: [0, 0, 300, 300],
  nodes: [
    { key: "hit:a", x: 10, y: 10, points: "-90,-90 90,90 0,5", cls: "hit area", pick: "part:a" },
    { key: "hit:spot:a", x: 140, y: 130, points: round, cls: "hit spot", pick: "part:a" },
    { key: "hit:spot:b", x: 170, y: 130, points: round, cls: "hit spot", pick: "part:b" },
  ],
} as unknown as DrawingInfo;
const choice = (...picks: string[]) => ({ picks }) as ChoiceView;
const choices = [choice("option:y", "part:b"), choice("option:x", "part:a"), choice("option:none")];

test("a question about one part has its places in the order of the choices, those in front", () => {
  const found = targetsOf(drawing, choices);
  expect(found.map(({ pick, x, reach }) => [pick, x, reach])).toEqual([
    ["part:b", 170, 30],
    ["part:a", 140, 30],
  ]);
  expect(targetsOf({ ...drawing, focus: null }, choices)).toEqual([]);
});

test("places are cramped where one could not be hit without aiming", () => {
  const found = targetsOf(drawing, choices);
  expect([cramped(found, 0.5), cramped(found, 1.5), cramped([], 0.1), cramped(found, 0)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(across("")).toBe(Infinity);
});

test("the part that is shown larger keeps its middle and fills its window", () => {
  expect(nearBox([0, 0, 300, 300], { width: 300, height: 200 })).toEqual([60, 90, 180, 120]);
  expect(nearBox([0, 0, 300, 300], { width: 300, height: 0 })).toEqual([90, 90, 120, 120]);
});
