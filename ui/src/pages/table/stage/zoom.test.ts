import { describe, expect, it } from "vitest";

import type { Box } from "../../../lib/scene";
import { clamp, closeUp, fitScale, pan, reveal, viewBox, whole, zoomAt, zoomFor } from "./zoom";

const box: Box = [-500, -100, 1000, 700];
const size = { width: 500, height: 700 };

describe("looking at a drawing", () => {
  it("fits the whole, touching at the tighter side", () => {
    expect(fitScale(box, size)).toBe(2);
    expect(viewBox(box, size, whole(box))).toEqual([-500, -450, 1000, 1400]);
  });
  it("keeps the point under the finger where it is", () => {
    const camera = zoomAt(box, size, whole(box), 3, 100, 350);
    const before = viewBox(box, size, whole(box));
    const after = viewBox(box, size, camera);
    expect(after[0] + 100 * (after[2] / 500)).toBeCloseTo(before[0] + 100 * (before[2] / 500));
  });
  it("does not leave the drawing", () => {
    const far = clamp(box, size, { x: 9999, y: -9999, zoom: 4 });
    const [x, y, width] = viewBox(box, size, far);
    expect(x + width).toBeCloseTo(500);
    expect(y).toBeCloseTo(-100);
    expect(clamp(box, size, { x: 0, y: 0, zoom: 99 }).zoom).toBe(5);
    expect(clamp(box, size, { x: 0, y: 0, zoom: 0.1 }).zoom).toBe(1);
  });
  it("leaves it as far as tools lie over its edges", () => {
    const insets = { top: 70, bottom: 60 };
    const unit = 2 / 4;
    const [, low, , height] = viewBox(box, size, clamp(box, size, { x: 0, y: 9999, zoom: 4 }, insets));
    expect(low + height).toBeCloseTo(600 + 60 * unit);
    expect(viewBox(box, size, clamp(box, size, { x: 0, y: -9999, zoom: 4 }, insets))[1]).toBeCloseTo(-100 - 70 * unit);
  });
  it("shows a point beside the tools", () => {
    const insets = { top: 70, bottom: 60 };
    const near = clamp(box, size, { x: 0, y: 250, zoom: 4 });
    const [, top, , height] = viewBox(box, size, reveal(box, size, near, 0, 580, 30, insets));
    expect((580 - top) / height).toBeCloseTo((700 - 90) / 700);
  });
  it("pans against the finger", () => {
    const near = clamp(box, size, { x: 0, y: 250, zoom: 4 });
    expect(pan(box, size, near, 10, 0).x).toBeLessThan(near.x);
  });
  it("moves only when a point is out of sight", () => {
    const near = clamp(box, size, { x: 0, y: 250, zoom: 4 });
    expect(reveal(box, size, near, 10, 250)).toEqual(near);
    const moved = reveal(box, size, near, 450, 250);
    const [x, , width] = viewBox(box, size, moved);
    expect(450).toBeLessThanOrEqual(x + width);
    expect(moved.x).toBeGreaterThan(near.x);
  });
  it("looks at a part from as near as all of it can be seen", () => {
    const part: Box = [100, 200, 240, 240];
    const [x, y, width, height] = viewBox(box, size, closeUp(box, size, part));
    expect([x <= 100, y <= 200, x + width >= 340, y + height >= 440]).toEqual([true, true, true, true]);
    expect(Math.min(width, height)).toBeCloseTo(240);
  });
  it("finds the zoom that makes numbers legible", () => {
    const zoom = zoomFor(box, size, 18, 13);
    expect((18 * zoom) / fitScale(box, size)).toBeCloseTo(13);
  });
});
