import { describe, expect, it } from "vitest";

import { across, apart, path, spread, stepAt, stepBy, upward, type Frame } from "./winning-chances";

const FRAME: Frame = { width: 130, height: 70, left: 20, right: 10, top: 10, bottom: 10 };

describe("the graph of chances", () => {
  it("goes from side to side and from bottom to top", () => {
    expect([across(0, 50, FRAME), across(50, 50, FRAME)]).toEqual([20, 120]);
    expect([upward(0, FRAME), upward(100, FRAME), upward(50, FRAME)]).toEqual([60, 10, 35]);
    expect(across(0, 0, FRAME)).toBe(20);
  });

  it("draws a line for a seat", () => {
    expect(
      path(
        [
          [0, 100],
          [50, 50],
          [100, 0],
        ],
        0,
        FRAME,
      ),
    ).toBe("M20.0 60.0L70.0 35.0L120.0 10.0");
    expect(
      path(
        [
          [0, 100],
          [50, 50],
          [100, 0],
        ],
        1,
        FRAME,
      ),
    ).toBe("M20.0 10.0L70.0 35.0L120.0 60.0");
  });

  it("leaves gaps where nothing is known yet", () => {
    expect(path([[0], [], [50], [], []], 0, FRAME)).toBe("M20.0 60.0M70.0 35.0");
  });

  it("finds the position under the pointer", () => {
    expect([stepAt(20, 50, FRAME), stepAt(71, 50, FRAME), stepAt(500, 50, FRAME), stepAt(-5, 50, FRAME)]).toEqual([
      0, 26, 50, 0,
    ]);
  });

  it("is walked along with the keys", () => {
    expect(stepBy("ArrowRight", 3, 50)).toBe(4);
    expect(stepBy("ArrowLeft", 0, 50)).toBe(0);
    expect(stepBy("PageUp", 45, 50)).toBe(50);
    expect(stepBy("Home", 3, 50)).toBe(0);
    expect(stepBy("End", 3, 50)).toBe(50);
    expect(stepBy("x", 3, 50)).toBeNull();
  });

  it("keeps marks apart and inside", () => {
    expect(spread([30, 30, 50], 10, 10, 60)).toEqual([30, 40, 50]);
    expect(spread([60, 60], 10, 10, 60)).toEqual([50, 60]);
    expect(spread([20, 40], 10, 10, 60)).toEqual([20, 40]);
  });

  it("moves marks that are close across away from each other", () => {
    const marks = [
      { x: 10, y: 40 },
      { x: 14, y: 42 },
      { x: 16, y: 41 },
      { x: 60, y: 41 },
    ];
    expect(apart(marks, 17, 10, 90)).toEqual([40, 57, 23, 41]);
    expect(
      apart(
        [
          { x: 10, y: 12 },
          { x: 11, y: 11 },
        ],
        17,
        10,
        20,
      ),
    ).toEqual([12, 11]); // no room
    expect(apart([], 17, 10, 90)).toEqual([]);
  });
});
