import { describe, expect, it } from "vitest";

import { along, berths, moved, numbered, plates, settled } from "./line";
import * as faces from "./faces";
import * as walk from "./walk";

describe("numbers over a grid", () => {
  const four: walk.Places = [[0, 0], [1, 0], null, [0, 1]];

  it("lie on one cell each", () => {
    expect(walk.missing(four)).toBe(3);
    expect(walk.numberAt(four, 1, 0)).toBe(2);
    expect(walk.put(four, 3, 1, 0)).toEqual([[0, 0], null, [1, 0], [0, 1]]);
    expect(walk.lift(four, 1)[0]).toBeNull();
  });

  it("may lie where they touch both neighbours", () => {
    expect(walk.possible(four, 3, 3)).toEqual([[1, 1]]);
    expect(walk.possible([null, null], 1, 3)).toEqual([]);
  });

  it("turn four times round to where they were", () => {
    let turned = four;
    for (let n = 0; n < 4; n++) turned = walk.turned(turned, 3);
    expect(turned).toEqual(four);
    expect(walk.mirrored(walk.mirrored(four, 3), 3)).toEqual(four);
  });
});

describe("a closed line", () => {
  const at = (x: number, y: number, number: number) => ({ at: [x, y] as [number, number], number });
  const box = [at(1, 1, 0), at(4, 1, 10), at(4, 3, 20), at(1, 3, 30)];

  it("keeps to the grid when a corner moves", () => {
    expect(moved(box, 1, 1, -1, 10).map((one) => one.at)).toEqual([
      [1, 0],
      [5, 0],
      [5, 3],
      [1, 3],
    ]);
    expect(moved(box, 0, -2, 0, 10)).toBe(box);
    expect(numbered(box, 2, 22)[2]!.number).toBe(22);
  });

  it("has all numbers between its corners", () => {
    const found = plates(box, 40).map((plate) => plate.number);
    expect(found).toHaveLength(32);
    expect([found[0], found.at(-1)]).toEqual([2, 39]);
  });

  it("lets things in at the sides of the cells within", () => {
    expect(berths(box)).toHaveLength(10);
    expect(berths(box)[0]).toEqual({ at: [1, 1], side: "N" });
    expect(berths(box)[3]).toEqual({ at: [3, 1], side: "E" });
    const notches = [
      { at: [1, 1], side: "N", kind: "path" },
      { at: [2, 1], side: "N", kind: "house" },
    ] as Parameters<typeof along>[0];
    expect(along(notches, 0, 1, box)[0]).toMatchObject({ at: [3, 1], side: "N" });
    expect(along(notches, 0, -1, box)[0]).toMatchObject({ at: [1, 1], side: "W" });
    const lower = moved(box, 0, 0, 1, 10);
    const after = settled(notches, lower);
    expect(
      after.every((one) => berths(lower).some((way) => way.side === one.side && way.at.join() === one.at.join())),
    ).toBe(true);
    expect(settled(notches, box)).toEqual(notches);
  });
});

describe("a face", () => {
  const meadow = faces.plain("meadow");

  it("is painted by whole sides, but for ways, which take the middle", () => {
    const red = faces.paint(meadow, 4, "red", "path");
    expect(faces.kindOf(red, 3)).toBe("red");
    const way = faces.paint(meadow, 1, "path", "path");
    expect([0, 1, 2].map((strip) => faces.kindOf(way, strip))).toEqual(["meadow", "path", "meadow"]);
    expect(faces.paint(meadow, 0, "path", "path")).toBe(meadow);
    const beside = faces.paint(way, 0, "red", "path");
    expect([0, 1, 2].map((strip) => faces.kindOf(beside, strip))).toEqual(["red", "path", "meadow"]);
  });

  it("covers every strip once, whatever is painted", () => {
    let face = meadow;
    for (const [strip, kind] of [
      [1, "path"],
      [7, "path"],
      [4, "red"],
      [0, "red"],
      [7, "meadow"],
      [1, "red"],
    ] as const) {
      face = faces.paint(face, strip, kind, "path");
      expect(face.flatMap((part) => part.strips).sort((a, b) => a - b)).toEqual([...Array(12).keys()]);
    }
  });

  it("falls apart where a field is cut, and grows together again", () => {
    const cut = faces.paint(faces.paint(meadow, 1, "path", "path"), 7, "path", "path");
    expect(cut.filter((part) => part.kind === "meadow")).toHaveLength(2);
    const whole = faces.paint(faces.paint(cut, 1, "meadow", "path"), 7, "meadow", "path");
    expect(whole).toHaveLength(1);
  });

  it("joins fields of a kind across the middle, and parts them", () => {
    const cut = faces.paint(faces.paint(meadow, 4, "red", "path"), 10, "red", "path");
    expect(faces.canJoin(cut, 4)).toBe(true);
    const one = faces.joined(cut, 4);
    expect(faces.isJoined(one, 10)).toBe(true);
    expect(faces.isJoined(faces.joined(one, 10), 4)).toBe(false);
    expect(faces.canJoin(meadow, 1)).toBe(false);
  });

  it("bears marks and turns", () => {
    const marked = faces.marked(meadow, 5, "stall");
    expect(marked[0]!.marks).toEqual(["stall"]);
    expect(faces.marked(marked, 5, "stall")[0]!.marks).toEqual([]);
    const way = faces.paint(meadow, 1, "path", "path");
    expect(faces.kindOf(faces.turned(way, 1), 4)).toBe("path");
    expect(faces.rim(0)[0]).toEqual([0, 0]);
    expect(faces.rim(11)[2]).toEqual([0, 0]);
  });
});
