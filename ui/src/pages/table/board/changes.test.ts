import { describe, expect, it } from "vitest";

import { groups } from "../../../lib/scene";
import type { Node } from "../../../types";
import { arc, likeness, motions } from "./changes";

const noble = (cell: string, x: number, y: number, cls = "noble seat-0"): Node[] => [
  { key: `noble-${cell}`, symbol: "baron", x, y, cls },
  { key: `noble-${cell}-em`, symbol: "em-seat-0", x: x - 6, y: y - 16, anchor: `noble-${cell}`, cls: "em" },
];
const stone = (cell: string, x = 0, y = 0, cls = ""): Node => ({ key: `stone-${cell}`, symbol: "stone-a", x, y, cls });

function change(before: Node[], after: Node[]) {
  return motions(groups(before), groups(after));
}

describe("motions", () => {
  it("finds nothing when nothing changed", () => {
    expect(change([stone("5"), ...noble("5", 0, -31)], [stone("5"), ...noble("5", 0, -31)])).toEqual([]);
  });
  it("walks a counter along the lane, the shorter way round", () => {
    const counter = (along: number, x: number): Node => ({ key: "marker:0", symbol: "counter", x, y: 0, along });
    const lane = "0,0 10,0 20,0 30,0 40,0 50,0";
    const go = (from: number, to: number) =>
      motions(groups([stone("1"), counter(from, from * 10)]), groups([stone("1"), counter(to, to * 10)]), lane);
    expect(go(1, 3)).toEqual([
      {
        kind: "walk",
        key: "marker:0",
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
        key: "marker:0",
        steps: [
          [-40, 0],
          [-50, 0],
          [0, 0],
        ],
      },
    ]);
    expect(go(2, 2)).toEqual([]);
  });
  it("drops new stones, and bridges from higher", () => {
    expect(change([], [stone("5")])).toEqual([{ kind: "drop", key: "stone-5", height: 24 }]);
    expect(change([], [{ key: "b", symbol: "bridge-x1" }])).toEqual([{ kind: "drop", key: "b", height: 40 }]);
  });
  it("leaves marks alone and lets parts of a piece go with it", () => {
    const marked: Node[] = [
      { key: "hit-5", symbol: "hit", cls: "hit can" },
      { key: "num", text: "5", anchor: "stone-5" },
    ];
    expect(change([], [stone("5"), ...marked]).map((one) => one.key)).toEqual(["stone-5"]);
  });
  it("takes a preview's stone for the stone itself", () => {
    expect(likeness({ key: "a", nodes: [stone("5", 0, 0, "ghost")] })).toBe(
      likeness({ key: "a", nodes: [stone("5")] }),
    );
  });
  it("pairs a noble that left with one alike that came", () => {
    expect(change(noble("54", 10, 20), noble("f7", 60, 0))).toEqual([
      { kind: "hop", key: "noble-f7", dx: -50, dy: 20, from: "noble-54" },
    ]);
  });
  it("does not move anything when the board is turned", () => {
    const from = [1, 2, 3, 4].map((n) => stone(String(n), n * 50, 0));
    const to = [1, 2, 3, 4].map((n) => stone(String(n), 0, n * 50));
    expect(change([...from, ...noble("1", 50, 0)], [...to, ...noble("2", 0, 100)])).toEqual([]);
  });
  it("does not pair nobles of different seats", () => {
    const found = change(noble("54", 10, 20, "noble seat-1"), noble("f7", 60, 0));
    expect(found).toEqual([{ kind: "drop", key: "noble-f7", height: 24 }]);
  });
  it("lifts a noble with the tower under him, without a hop", () => {
    expect(change(noble("47", 0, 0), noble("47", 0, -31))).toEqual([{ kind: "slide", key: "noble-47", dx: 0, dy: 31 }]);
  });
  it("pairs both of a swap without losing one", () => {
    const found = change(
      [...noble("1", 0, 0), ...noble("2", 50, 0, "noble seat-1")],
      [...noble("1", 0, 0, "noble seat-1"), ...noble("2", 50, 0)],
    );
    expect(found.map((one) => one.kind)).toEqual(["change", "change"]);
  });
  it("sees that a flag says another value", () => {
    const flag = (text: string): Node[] => [
      { key: "flag", symbol: "sh-cadiz" },
      { key: "flag-v", text, anchor: "flag" },
    ];
    expect(change(flag("7"), flag("8"))).toEqual([{ kind: "change", key: "flag" }]);
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
