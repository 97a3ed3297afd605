import { describe, expect, it } from "vitest";

import { around, overlap, stand } from "./side";

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const room = box(0, 0, 1000, 700);
const size = { width: 280, height: 200 };

describe("a menu at the place", () => {
  it("stands on the right where that is free", () => {
    expect(stand(box(400, 300, 60, 40), size, room)).toMatchObject({ side: "right", left: 474, top: 220 });
  });

  it("takes the left, then above, then below", () => {
    expect(stand(box(900, 300, 60, 40), size, room).side).toBe("left");
    const beside = [box(470, 350, 300, 150), box(100, 350, 280, 150)];
    expect(stand(box(400, 400, 60, 40), size, room, beside).side).toBe("above");
    expect(stand(box(400, 60, 60, 40), size, room, [box(470, 0, 300, 400), box(90, 0, 300, 400)]).side).toBe("below");
  });

  it("covers nothing that takes part, even where all four sides of the thing are taken", () => {
    const at = box(480, 330, 40, 40);
    const parts = [box(530, 250, 40, 200), box(430, 250, 40, 200), box(450, 280, 100, 30), box(450, 390, 100, 30)];
    const found = stand(at, size, room, parts);
    expect([at, ...parts].map((part) => overlap(found, part))).toEqual([0, 0, 0, 0, 0]);
  });

  it("stays within its room, whatever it has to cover", () => {
    const narrow = box(0, 0, 300, 220);
    const found = stand(box(100, 100, 60, 40), size, narrow);
    expect(found.left).toBeGreaterThanOrEqual(0);
    expect(found.left + found.width).toBeLessThanOrEqual(300);
    expect(found.top + found.height).toBeLessThanOrEqual(220);
  });
});

it("finds the box around several", () => {
  expect(around([box(1, 2, 3, 4), box(10, 0, 5, 1)])).toEqual(box(1, 0, 14, 6));
});
