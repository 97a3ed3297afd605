import { expect, it } from "vitest";

import type { DrawingInfo, Node } from "../../../types";
import { apart, behind, named, placeOf, readable, sideOf, upon, where } from "./where";

const drawing = (nodes: Partial<Node>[], roles = {}): DrawingInfo => ({
  box: [0, 0, 100, 100],
  nodes: nodes as Node[],
  label: "",
  spots: {},
  lane: "",
  detail: 0,
  focus: null,
  roles,
});

it("finds the outline of what can be pointed at, on top of a pile", () => {
  const pile = drawing(
    [
      { key: "block:1:7", x: 5, y: 80, symbol: "s", pick: "cell:7" },
      { key: "block:2:7", x: 5, y: 50, symbol: "s", pick: "cell:7" },
      { key: "hit:7", x: 5, y: 20, symbol: "hit", cls: "hit b-1", pick: "cell:7" },
    ],
    { block: "piece" },
  );
  expect(where("cell:7", pile)).toMatchObject({ x: 5, y: 20, symbol: "hit", foot: [0, 30] });
  expect(where("cell:8", pile)).toBeNull();
});

it("borrows the shape of an open place, and has none for a thing", () => {
  const board = drawing([
    { key: "laid:a1", x: 1, y: 2, symbol: "t", pick: "cell:a1" },
    { key: "hit:b1", x: 9, y: 9, symbol: "open", cls: "hit cell", pick: "cell:b1" },
    { key: "marker:0", x: 3, y: 4, symbol: "m" },
  ]);
  expect(where("cell:a1", board)).toEqual({ place: "cell:a1", x: 1, y: 2, symbol: "open" });
  expect(where("marker:0", board)).toEqual({ place: "marker:0", x: 3, y: 4 });
});

it("finds a place of a seat on the board of that seat only", () => {
  const plan = drawing([{ key: "laid:x", x: -50, y: -50, width: 100, symbol: "t" }]);
  expect(where("1@cell:-1,2", plan, 1)).toEqual({ place: "1@cell:-1,2", x: -100, y: 200, square: 100 });
  expect(where("1@cell:-1,2", plan, 0)).toBeNull();
  expect(behind("1@cell:-1,2")).toEqual({ seat: 1, pick: "cell:-1,2" });
  expect([placeOf("cell:3", null), placeOf("cell:3", 2)]).toEqual(["cell:3", "2@cell:3"]);
});

it("names each place once, where it can be pointed at", () => {
  const board = drawing([
    { key: "ground:7", x: 5, y: 80, symbol: "g", pick: "cell:7" },
    { key: "hit:7", x: 5, y: 20, symbol: "hit", cls: "hit", pick: "cell:7" },
    { key: "sign:a", x: 9, y: 9, symbol: "f", pick: "cell:7" },
    { key: "num:8", x: 2, y: 3, text: "8" },
    { key: "hit:8", x: 5, y: 20, symbol: "hit", cls: "hit", pick: "cell:8" },
    { key: "sign:b:value", x: 5, y: 9, text: "7" },
    { key: "card", x: 0, y: 0, pick: "card:3" },
  ]);
  expect(named(board)).toMatchObject([
    { name: "7", x: 5, y: 20, printed: false },
    { name: "8", x: 2, y: 3, printed: true },
  ]);
});

it("moves numbers apart that would lie on each other", () => {
  const at = (x: number, y: number) => ({ x, y });
  expect(apart([at(0, 0), at(3, 2), at(100, 0), at(0, 0)], 10)).toEqual([at(0, 0), at(13, 2), at(100, 0), at(30, 0)]);
});

it("writes no name over one that is printed", () => {
  const name = (name: string, x: number, printed: boolean) => ({ name, x, y: 0, printed });
  const [a, b, c] = [name("a", 0, true), name("b", 5, false), name("c", 30, false)];
  expect(readable([a, b, c], 10)).toEqual([a, c]);
  expect(readable([b, c], 10)).toEqual([b, c]);
});

it("puts the list where it hides nothing that it speaks of", () => {
  const box: DrawingInfo["box"] = [-50, -50, 100, 100];
  const at = (x: number, y: number) => ({ x, y });
  expect(sideOf([at(0, 0)], box, false)).toBe("left");
  expect(sideOf([at(0, 0)], box, true)).toBe("right");
  expect(sideOf([at(-45, -40)], box, false)).toBe("right");
  expect(sideOf([at(-45, 45)], box, false)).toBe("left");
  expect(sideOf([at(-45, -40), at(45, -40)], box, false)).toBe("left");
});

it("keeps figures and names of a place above the line round it, and nothing else", () => {
  const board = drawing(
    [
      { key: "base:7", pick: "cell:7" },
      { key: "num:7", text: "7", anchor: "base:7" },
      { key: "man:7", pick: "cell:7" },
      { key: "man:7:em", anchor: "man:7" },
      { key: "sign:7", text: "12", anchor: "base:7" },
      { key: "man:8", pick: "cell:8" },
    ],
    { man: "figure" },
  );
  expect(upon(["cell:7", "card:8"], board).map((node) => node.key)).toEqual(["num:7", "man:7", "man:7:em"]);
  expect(upon(["1@cell:7"], board, 0)).toEqual([]);
});
