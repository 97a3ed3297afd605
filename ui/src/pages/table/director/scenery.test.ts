import { describe, expect, it } from "vitest";

import type { Node } from "../../../types";
import { lane } from "./board-acts";
import { coins } from "./page-acts";
import { differences, drawn, pieces, spot } from "./scenery";

const man = (cell: string, x: number, y: number, cls = "man seat-0"): Node[] => [
  { key: `man:${cell}`, symbol: "sailor", x, y, cls },
  { key: `man:${cell}:em`, symbol: "em-seat-0", x: x - 6, y: y - 16, anchor: `man:${cell}`, cls: "em" },
];
const shell = (cell: string, x = 0, cls = ""): Node => ({ key: `shell:${cell}`, symbol: "knock", x, y: 0, cls });
const place: Node = { key: "hit:5", symbol: "hit", cls: "hit", pick: "cell:5" };

describe("two drawings", () => {
  it("tell what is new, what is gone and what changed, but no places to point at", () => {
    const found = differences(
      [shell("1"), shell("2"), ...man("1", 0, 0), { ...place, x: 3 }],
      [shell("1"), shell("3"), ...man("1", 0, -31), place],
    )!;
    expect([...found.fresh.keys()]).toEqual(["shell:3"]);
    expect([...found.gone.keys()]).toEqual(["shell:2"]);
    expect([...found.changed.keys()]).toEqual(["man:1"]);
    expect(spot(found.changed.get("man:1")!.was)).toEqual([0, 0]);
  });
  it("are the same where a piece is only no longer shown as new", () => {
    expect(differences([shell("1", 0, "new")], [shell("1")])!.changed.size).toBe(0);
  });
  it("cannot be played where the board was turned", () => {
    const row = (y: number) => [1, 2, 3].map((x) => shell(String(x), x * y));
    expect(differences(row(1), row(200))).toBeNull();
  });
});

it("keeps all parts of a piece together", () => {
  const nodes = [...man("1", 0, 0), shell("1"), { key: "man:1:hat", anchor: "man:1", text: "3" }];
  expect(pieces(nodes).get("man:1")).toHaveLength(2);
});

it("draws a piece as it was", () => {
  const [part] = pieces(man("1", 4, 5)).get("man:1")!;
  const shape = drawn(part!, ["green"]);
  expect(shape.children).toHaveLength(2);
  expect(shape.firstElementChild!.getAttribute("class")).toBe("man p-green");
  expect(shape.firstElementChild!.getAttribute("transform")).toBe("translate(4 5)");
});

it("walks along a lane, the shorter way round", () => {
  const text = "0,0 10,0 20,0 30,0 40,0 50,0";
  expect(lane(1, 3, text)).toEqual([
    [10, 0],
    [20, 0],
    [30, 0],
  ]);
  expect(lane(5, 6, text).map(([x]) => x)).toEqual([50, 0]); // once round
  expect(lane(1, 4, "")).toEqual([]);
});

it("lets no more than six coins be seen", () => {
  expect([1, 15, 50, -15].map(coins)).toEqual([1, 2, 6, 2]);
});
