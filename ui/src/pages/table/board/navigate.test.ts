import { describe, expect, it } from "vitest";

import { direction, first, next, type Spot } from "./navigate";

// the four neighbours of an isometric cell lie diagonally on the screen
const spots: Spot[] = [
  { pick: "middle", x: 0, y: 0 },
  { pick: "ne", x: 46, y: -26 },
  { pick: "se", x: 46, y: 26 },
  { pick: "nw", x: -46, y: -26 },
  { pick: "sw", x: -46, y: 26 },
  { pick: "east", x: 92, y: 0 },
];
const middle = spots[0]!;

describe("arrow keys", () => {
  it("reads keys", () => {
    expect(direction("ArrowUp")).toBe("up");
    expect(direction("a")).toBeNull();
  });
  it("goes straight ahead where something lies there", () => {
    expect(next(spots, middle, "right")?.pick).toBe("east");
  });
  it("reaches every cell from every other", () => {
    const reached = new Set([middle.pick]);
    const queue = [middle];
    for (let spot = queue.pop(); spot; spot = queue.pop()) {
      for (const way of ["left", "right", "up", "down"] as const) {
        const to = next(spots, spot, way);
        if (to && !reached.has(to.pick)) {
          reached.add(to.pick);
          queue.push(to);
        }
      }
    }
    expect(reached.size).toBe(spots.length);
  });
  it("stops at the rim", () => {
    expect(next(spots, spots[5]!, "right")).toBeNull();
  });
  it("begins in the middle", () => {
    expect(first(spots)?.pick).toBe("middle");
    expect(first([])).toBeNull();
  });
});
