import { describe, expect, it } from "vitest";

import { groups, paintClass, paintSymbol, place } from "./scene";

describe("scene", () => {
  it("gives seats the colours people chose", () => {
    expect(paintClass("pilot seat-1 ghost", ["red", "white"])).toBe("pilot p-white ghost");
    expect(paintSymbol("em-seat-1", ["red", "white"])).toBe("em-hexagon");
    expect(paintSymbol("shell", ["red"])).toBe("shell");
  });
  it("joins the neighbouring nodes of a piece and keeps the order of drawing", () => {
    const found = groups([{ key: "a" }, { key: "a-em", anchor: "a" }, { key: "b" }, { key: "a-late", anchor: "a" }]);
    expect(found.map((group) => [group.key, group.nodes.length])).toEqual([
      ["a", 2],
      ["b", 1],
      ["a#1", 1],
    ]);
  });
  it("places and mirrors", () => {
    expect(place({ key: "a", x: 1.234, y: -2 })).toBe("translate(1.2 -2)");
    expect(place({ key: "a", flip: true })).toBe("translate(0 0) scale(-1 1)");
  });
});
