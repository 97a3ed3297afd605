import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { following, PACE, Playback, preceding } from "./playback.svelte";

let step = 0;
let late = false; // what is asked for is not there yet
const reel = { step: () => step, show: (to: number) => void (late || (step = to)) };

beforeEach(() => {
  vi.useFakeTimers();
  step = 0;
  late = false;
});
afterEach(() => vi.useRealTimers());

it("goes from action to action and stops at the end", () => {
  const playback = new Playback(reel);
  step = 9;
  playback.play(3, 5);
  expect(step).toBe(3);
  vi.advanceTimersByTime(PACE - 1);
  expect(step).toBe(3);
  vi.advanceTimersByTime(1);
  expect([step, playback.playing]).toEqual([4, true]);
  vi.advanceTimersByTime(PACE);
  expect([step, playback.playing]).toEqual([5, false]);
  vi.advanceTimersByTime(9 * PACE);
  expect(step).toBe(5);
});

it("stands still while it pauses, and begins anew from the end", () => {
  const playback = new Playback(reel);
  playback.toggle(2);
  vi.advanceTimersByTime(PACE);
  playback.toggle(2);
  vi.advanceTimersByTime(5 * PACE);
  expect([step, playback.playing]).toEqual([1, false]);
  playback.toggle(2);
  vi.advanceTimersByTime(PACE);
  expect([step, playback.playing]).toEqual([2, false]);
  playback.toggle(2);
  expect([step, playback.playing]).toEqual([0, true]);
});

it("plays faster, and on from where it is sent", () => {
  const playback = new Playback(reel);
  playback.play(0, 20);
  playback.faster();
  expect(playback.speed).toBe(2);
  vi.advanceTimersByTime(PACE);
  expect(step).toBe(2);
  playback.go(10);
  vi.advanceTimersByTime(PACE / 2);
  expect(step).toBe(11);
  playback.faster();
  playback.faster();
  expect(playback.speed).toBe(0.5);
});

it("does not run ahead of what is drawn", () => {
  const playback = new Playback(reel);
  playback.play(0, 9);
  late = true;
  vi.advanceTimersByTime(PACE * 5);
  expect(step).toBe(0);
  late = false;
  step = 1; // now it is there
  vi.advanceTimersByTime(PACE);
  expect(step).toBe(2);
});

it("finds where to stop next and before", () => {
  expect([following([1, 4, 9], 4), following([1, 4], 4), preceding([1, 4, 9], 9), preceding([4], 4)]).toEqual([
    9,
    undefined,
    4,
    undefined,
  ]);
});
