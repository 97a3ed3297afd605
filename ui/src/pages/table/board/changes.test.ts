import { describe, expect, it } from "vitest";

import { groups } from "../../../lib/scene";
import type { Node } from "../../../types";
import { arc, likeness, motions } from "./changes";

const ROLES = { shell: "piece", reef: "weight", pilot: "figure" };
const pilot = (cell: string, x: number, y: number, cls = "pilot seat-0"): Node[] => [
  { key: `pilot:${cell}`, symbol: "sailor", x, y, cls },
  { key: `pilot:${cell}-em`, symbol: "em-seat-0", x: x - 6, y: y - 16, anchor: `pilot:${cell}`, cls: "em" },
];
const shell = (cell: string, x = 0, y = 0, cls = ""): Node => ({
  key: `shell:${cell}`,
  symbol: "shell-a",
  x,
  y,
  cls,
});

function change(before: Node[], after: Node[]) {
  return motions(groups(before), groups(after), ROLES);
}

describe("motions", () => {
  it("finds nothing when nothing changed", () => {
    expect(change([shell("5"), ...pilot("5", 0, -31)], [shell("5"), ...pilot("5", 0, -31)])).toEqual([]);
  });
  it("walks a counter along the lane, the shorter way round", () => {
    const counter = (along: number, x: number): Node => ({ key: "counter:0", symbol: "counter", x, y: 0, along });
    const lane = "0,0 10,0 20,0 30,0 40,0 50,0";
    const go = (from: number, to: number) =>
      motions(groups([shell("1"), counter(from, from * 10)]), groups([shell("1"), counter(to, to * 10)]), ROLES, lane);
    expect(go(1, 3)).toEqual([
      {
        kind: "walk",
        key: "counter:0",
        steps: [
          [-20, 0],
          [-10, 0],
          [0, 0],
        ],
      },
    ]);
    expect(go(1, 5)).toEqual([
      {
        kind: "walk",
        key: "counter:0",
        steps: [
          [-40, 0],
          [-50, 0],
          [0, 0],
        ],
      },
    ]);
    expect(go(2, 2)).toEqual([]);
  });
  it("drops new shells, and reefs from higher", () => {
    expect(change([], [shell("5")])).toEqual([{ kind: "drop", key: "shell:5", height: 24 }]);
    expect(change([], [{ key: "reef:1" }])).toEqual([{ kind: "drop", key: "reef:1", height: 40 }]);
  });
  it("leaves marks alone and lets parts of a piece go with it", () => {
    const marked: Node[] = [
      { key: "hit-5", symbol: "hit", cls: "hit can" },
      { key: "num", text: "5", anchor: "shell:5" },
    ];
    expect(change([], [shell("5"), ...marked]).map((one) => one.key)).toEqual(["shell:5"]);
  });
  it("takes a preview's shell for the shell itself", () => {
    expect(likeness({ key: "a", nodes: [shell("5", 0, 0, "ghost")] })).toBe(
      likeness({ key: "a", nodes: [shell("5")] }),
    );
  });
  it("pairs a pilot that left with one alike that came", () => {
    expect(change(pilot("54", 10, 20), pilot("f7", 60, 0))).toEqual([
      { kind: "hop", key: "pilot:f7", dx: -50, dy: 20, from: "pilot:54" },
    ]);
  });
  it("does not move anything when the board is turned", () => {
    const from = [1, 2, 3, 4].map((n) => shell(String(n), n * 50, 0));
    const to = [1, 2, 3, 4].map((n) => shell(String(n), 0, n * 50));
    expect(change([...from, ...pilot("1", 50, 0)], [...to, ...pilot("2", 0, 100)])).toEqual([]);
  });
  it("does not pair pilots of different seats", () => {
    const found = change(pilot("54", 10, 20, "pilot seat-1"), pilot("f7", 60, 0));
    expect(found).toEqual([{ kind: "drop", key: "pilot:f7", height: 24 }]);
  });
  it("lifts a pilot with the peak under him, without a hop", () => {
    expect(change(pilot("47", 0, 0), pilot("47", 0, -31))).toEqual([{ kind: "slide", key: "pilot:47", dx: 0, dy: 31 }]);
  });
  it("pairs both of a swap without losing one", () => {
    const found = change(
      [...pilot("1", 0, 0), ...pilot("2", 50, 0, "pilot seat-1")],
      [...pilot("1", 0, 0, "pilot seat-1"), ...pilot("2", 50, 0)],
    );
    expect(found.map((one) => one.kind)).toEqual(["change", "change"]);
  });
  it("sees that a buoy says another value", () => {
    const buoy = (text: string): Node[] => [
      { key: "buoy", symbol: "sh-1" },
      { key: "buoy-v", text, anchor: "buoy" },
    ];
    expect(change(buoy("7"), buoy("8"))).toEqual([{ kind: "change", key: "buoy" }]);
  });
});

describe("arc", () => {
  it("begins where the piece was, rises, and ends where it is", () => {
    const path = arc(-50, 20, 2);
    expect(path[0]).toBe("translate(-50.0px, 20.0px)");
    expect(path[2]).toBe("translate(0.0px, 0.0px)");
    const middle = Number(/, (-?[\d.]+)px/.exec(path[1]!)![1]);
    expect(middle).toBeLessThan(-30);
  });
});
