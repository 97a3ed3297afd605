import { describe, expect, test } from "vitest";

import type { DrawingInfo, LayerMarkView, Node } from "../../../types";
import { heldIn, lanePoints, rungs, spotsOf } from "./spots";
import { reasons } from "../live/layers.svelte";

const fact = (more: Partial<LayerMarkView>): LayerMarkView => ({
  label: "So it is.",
  picks: [],
  text: "",
  symbol: "",
  money: 0,
  seats: [],
  ladder: null,
  along: -1,
  alert: false,
  rule: "ALC-62",
  ...more,
});
const hit = (pick: string, x: number, y: number): Node => ({
  key: `hit:${pick}`,
  pick,
  x,
  y,
  symbol: "hit",
  cls: "hit",
});
const part = (kind: string, ...marks: LayerMarkView[]) => ({ kind, title: "", hint: "", rule: "", marks });
const drawing = (nodes: Node[], lane = "") =>
  ({ box: [0, 0, 100, 100], nodes, label: "", lane }) as unknown as DrawingInfo;

describe("the marks of a layer", () => {
  test("stand at their places, between several", () => {
    const board = drawing([hit("cell:1", 10, 20), hit("cell:2", 30, 40)]);
    const [one, two] = spotsOf(
      [part("join", fact({ picks: ["cell:1", "cell:2"] }), fact({ picks: ["cell:2"] }))],
      board,
    );
    expect([one!.x, one!.y, one!.nodes.length]).toEqual([20, 30, 2]);
    expect([two!.x, two!.y]).toEqual([30, 40]);
  });

  test("are left out where the drawing has no such place", () => {
    expect(
      spotsOf([part("count", fact({ picks: ["cell:9"] }), fact({ along: 3 }))], drawing([hit("cell:1", 0, 0)])),
    ).toEqual([]);
  });

  test("on the lane lie outside of it, and not on one another", () => {
    const lane = "0,0 100,0 100,100 0,100";
    expect(lanePoints(lane)).toHaveLength(4);
    const [one, two] = spotsOf([part("lane", fact({ along: 2 }), fact({ along: 2 }))], drawing([], lane));
    expect(one!.x).toBeGreaterThan(100);
    expect(one!.y).toBeGreaterThan(100);
    expect([one!.row, two!.row]).toEqual([0, 1]);
    expect([one!.below, two!.below]).toEqual([1, 0]);
  });

  test("are held in the window where their place is near or in sight, and left alone elsewhere", () => {
    const [one] = spotsOf([part("count", fact({ picks: ["cell:1"] }))], drawing([hit("cell:1", 0, 0)]));
    expect(heldIn(one!, 50, 90, 100, 100, 1)).toContain("min((-50% + 0em), 10px - 100%");
    expect(heldIn(one!, 50, 300, 100, 100, 1)).toBe("-50% calc(-50% + 0em)");
  });

  test("show what a ladder has and what it can still have", () => {
    expect(rungs([2, 4, true])).toEqual([true, true, false, false]);
    expect(rungs([6, 6, false])).toHaveLength(6);
  });

  test("say at each place all that is about it, with the rule", () => {
    const told = reasons({
      title: "",
      parts: [
        part("danger", fact({ picks: ["cell:1"] })),
        part("ladder", fact({ picks: ["cell:1", "cell:2"], label: "Up." })),
      ],
    });
    expect(told.get("cell:1")).toBe("So it is. (ALC-62)\nUp. (ALC-62)");
    expect(told.get("cell:2")).toBe("Up. (ALC-62)");
  });
});
