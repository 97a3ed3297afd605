import { beforeEach, describe, expect, it, vi } from "vitest";

import { screen } from "../../../lib/screen.svelte";
import type { Box } from "../../../lib/scene";
import { Camera } from "./camera.svelte";
import { viewBox, whole } from "./zoom";

const box: Box = [0, 0, 1000, 600];
const size = { width: 500, height: 300 };
const fitted = viewBox(box, size, whole(box));
const small = 10; // units that cannot be read when all is seen: five pixels
const width = (camera: Camera) => camera.box[2];

function looking(detail = 0, focus: Box | null = null): Camera {
  const camera = new Camera();
  camera.size = { ...size };
  camera.see({ box, detail, focus });
  return camera;
}

beforeEach(() => {
  screen.reduced = true; // at once, without a glide
});

describe("the opening", () => {
  it("is the whole where nothing is too small", () => {
    expect(looking().box).toEqual(fitted);
    expect(looking(100).zoomed).toBe(false);
  });
  it("is as near as its details need", () => {
    const camera = looking(small);
    expect(camera.zoomed).toBe(true);
    expect((small / width(camera)) * size.width).toBeCloseTo(12.4);
  });
  it("comes only so near as its places need where the board is nearly seen whole", () => {
    const camera = looking(16); // eight pixels
    expect((16 / width(camera)) * size.width).toBeCloseTo(8.5);
  });
  it("shows a finger the whole of a large screen first, and comes as near as it needs where it taps", () => {
    screen.coarse = true;
    const camera = looking(16);
    expect([camera.distant, looking(40).distant]).toEqual([true, false]);
    camera.approach(100, 100);
    expect((16 / width(camera)) * size.width).toBeCloseTo(16);
    expect(camera.distant).toBe(false);
    screen.coarse = false;
  });
  it("is about where a piece moved last", () => {
    const camera = looking(small);
    camera.reveal(900, 500);
    const [x, y, w, h] = camera.box;
    expect([x < 900, 900 < x + w, y < 500, 500 < y + h]).toEqual([true, true, true, true]);
  });
  it("is what is asked about, and afterwards where one looked before", () => {
    const camera = looking(small);
    camera.jump(200, 150);
    const before = camera.box;
    camera.see({ box, detail: small, focus: [700, 350, 250, 150] });
    expect(camera.box).toEqual([700, 350, 250, 150]);
    camera.see({ box, detail: small, focus: null });
    expect(camera.box).toEqual(before);
  });
});

describe("the frame", () => {
  it("grows with what is built and does not shrink at once", () => {
    const camera = looking();
    camera.see({ box: [0, -100, 1000, 700] });
    const grown = width(camera);
    expect(grown).toBeGreaterThan(1000);
    camera.see({ box });
    expect(width(camera)).toBe(grown);
  });
  it("is another one for another view", () => {
    const camera = looking();
    camera.see({ box: [0, -100, 1000, 700] });
    camera.see({ box: [-50, 0, 500, 300] });
    expect(camera.box).toEqual([-50, 0, 500, 300]);
  });
});

describe("moving", () => {
  it("does not leave the drawing, however far the hand pulls", () => {
    const camera = looking();
    camera.zoom(2, 250, 150);
    camera.pan(10_000, 10_000);
    expect(camera.box).toEqual([0, 0, 500, 300]);
  });
  it("comes nearer only so far", () => {
    const camera = looking();
    for (let i = 0; i < 9; i++) camera.nearer(2);
    expect(width(camera)).toBeCloseTo(200);
    expect(camera.largest).toBe(true);
  });
  it("goes from near to the whole, and from the whole to the opening", () => {
    const camera = looking(small);
    const opening = camera.box;
    camera.fit();
    expect(camera.box).toEqual(fitted);
    camera.fit();
    expect(camera.box).toEqual(opening);
  });
  it("leaves the whole alone when something is to be seen", () => {
    const camera = looking();
    camera.reveal(10, 10);
    camera.show([[10, 10]]);
    expect(camera.box).toEqual(fitted);
  });
  it("shows several places, the first in any case", () => {
    const camera = looking();
    camera.zoom(4, 250, 150);
    camera.show([
      [100, 100],
      [900, 500],
    ]);
    const [x, y, w, h] = camera.box;
    expect([x < 100, 100 < x + w, y < 100, 100 < y + h]).toEqual([true, true, true, true]);
  });
  it("glides to its goal, though a frame may be told an earlier time than its start", () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (step: FrameRequestCallback) => frames.push(step));
    screen.reduced = false;
    const camera = looking();
    const start = performance.now();
    camera.nearer(4);
    frames.shift()!(start - 500);
    expect(camera.box).toEqual(fitted);
    frames.shift()!(start + 100);
    expect([width(camera) < 1000, width(camera) > 250]).toEqual([true, true]);
    frames.shift()!(start + 900);
    expect(width(camera)).toBeCloseTo(250);
    vi.unstubAllGlobals();
  });
  it("leaves room beside the board where there is some, and none of it when it comes nearer", () => {
    const camera = looking();
    camera.size = { width: 900, height: 300 };
    camera.aside = 300;
    const [x, , w] = camera.box;
    expect(((x + w - 1000) / w) * 900).toBeCloseTo(300);
    expect([camera.covers(900, 300), camera.covers(900, 400)]).toEqual([false, true]);
    camera.zoom(4, 450, 150);
    expect(camera.box[0] + camera.box[2]).toBeLessThanOrEqual(1000);
  });
  it("tells where on the window the last piece moved", () => {
    const camera = looking();
    expect(camera.spot()).toEqual({ x: 250, y: 150 });
    camera.reveal(100, 540);
    expect(camera.spot()).toEqual({ x: 50, y: 270 });
  });
});
