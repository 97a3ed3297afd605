import { expect, it, vi } from "vitest";

import { back, both, clamp, fall, linear, out } from "./easing";
import { Timeline } from "./timeline";

it("begins and ends every way of moving where it should", () => {
  for (const ease of [linear, out, fall, both, back]) {
    expect(ease(0)).toBeCloseTo(0);
    expect(ease(1)).toBeCloseTo(1);
  }
  expect(Math.max(...Array.from({ length: 100 }, (_, i) => back(i / 100)))).toBeCloseTo(1.06, 1);
});

it("shows any moment, in whatever order", () => {
  const line = new Timeline();
  let x = -1;
  line.add(100, 200, linear, (p) => (x = p));
  const seen = [250, 0, 5000, 200, -40].map((time) => (line.seek(time), x));
  expect(seen).toEqual([0.75, 0, 1, 0.5, 0]);
  expect(line.now).toBe(0); // no time is before the beginning
  expect(line.length).toBe(300);
});

it("is heard once, and not where it was skipped", () => {
  const line = new Timeline();
  line.add(0, 1000, linear, () => undefined);
  const heard = vi.fn();
  line.cue(500, heard);
  line.play(400);
  line.play(600);
  line.play(700);
  expect(heard).toHaveBeenCalledTimes(1);
  line.seek(0);
  line.seek(1000);
  expect(heard).toHaveBeenCalledTimes(1);
});

it("moves nothing where that is not wanted, but lets it fade", () => {
  const line = new Timeline();
  let moved = 0;
  let faded = 0;
  line.add(0, 100, linear, (p) => (moved = p));
  line.add(0, 100, linear, (p) => (faded = p), true);
  const ways = [20, 49, 50, 80].map((time) => (line.seek(time, true), [moved, faded]));
  expect(ways).toEqual([
    [0, 0.2],
    [0, 0.49],
    [1, 0.5],
    [1, 0.8],
  ]);
});

it("clamps", () => {
  expect([-3, 0.4, 7].map((one) => clamp(one))).toEqual([0, 0.4, 1]);
});
