import { describe, expect, it } from "vitest";

import type { CountStepView } from "../../../types";
import { leaf, LENGTH, opening } from "./opening";
import { frame, LEAST, MOST, timeline } from "./timeline";

function step(...parts: [seat: number, points: number][]): CountStepView {
  const made = parts.map(([seat, points]) => ({ seat, points, label: "", symbol: "", places: [] }));
  return { title: "", rate: "", rule: "", shares: [], before: false, parts: made };
}
const STEPS = [step([0, 66], [1, 74]), step([0, 9], [0, 12], [1, 12]), step([0, 5]), step()];
const SEATS = [0, 1];
const line = timeline(STEPS, SEATS, [0, 1]);
const moments = Array.from({ length: 241 }, (_, n) => (n * line.length) / 240);

describe("the count", () => {
  it("takes from 6 to 12 seconds, whatever is counted", () => {
    expect(line.length).toBeGreaterThanOrEqual(LEAST);
    const many = step(...Array.from({ length: 60 }, (_, n): [number, number] => [n % 5, 2]));
    expect(timeline([many, step([0, 1])], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]).length).toBe(MOST);
    expect(timeline([step()], SEATS, SEATS).length).toBe(LEAST);
  });

  it("ends with the sums of the parts, and never goes back", () => {
    const totals = moments.map((at) => frame(line, at).rows.map((row) => row.before + row.added));
    expect(totals[0]).toEqual([0, 0]);
    expect(totals.at(-1)).toEqual([92, 86]);
    for (let n = 1; n < totals.length; n++) {
      for (const seat of SEATS) expect(totals[n]![seat]).toBeGreaterThanOrEqual(totals[n - 1]![seat]!);
    }
  });

  it("changes no number before its cause has landed", () => {
    const first = line.landings[0]!.at;
    expect(frame(line, first - 1).rows.map((row) => row.added)).toEqual([0, 0]);
    expect(frame(line, first + 400).rows[0]!.added).toBe(66);
  });

  it("lights the parts of the present step only", () => {
    for (const at of moments) {
      const { step: now, lit } = frame(line, at);
      expect(lit.every(({ part }) => STEPS[now]!.parts.includes(part))).toBe(true);
    }
    expect(Math.max(...moments.map((at) => frame(line, at).lit.length))).toBe(3);
  });

  it("moves a row that overtakes, and says which place it has reached", () => {
    expect(line.stretches.map((stretch) => stretch.order)).toEqual([
      [1, 0],
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    const { settled } = line.stretches[1]!;
    expect(frame(line, settled - 1).rows.map((row) => [row.place, row.up])).toEqual([
      [1, 0],
      [0, 0],
    ]);
    const half = frame(line, settled + 175).rows;
    expect(half.map((row) => row.place)).toEqual([0.5, 0.5]);
    expect(half.map((row) => row.up)).toEqual([1, 0]);
    expect(frame(line, settled + 350).rows.map((row) => row.place)).toEqual([0, 1]);
  });

  it("ends in the order of the result, whatever the points say", () => {
    const left = timeline(STEPS, SEATS, [1, 0]);
    expect(frame(left, left.length).rows.map((row) => row.place)).toEqual([1, 0]);
  });

  it("has all at once where motion is not wanted, in the same order", () => {
    for (const at of moments) {
      const calm = frame(line, at, true);
      expect(calm.rows.every((row) => Number.isInteger(row.place))).toBe(true);
      expect(calm.step).toBe(frame(line, at).step);
    }
    expect(frame(line, line.landings[0]!.at, true).rows[0]!.added).toBe(66);
  });

  it("can be shown at any moment: it depends on nothing but the time", () => {
    const forth = moments.map((at) => JSON.stringify(frame(line, at)));
    const back = moments.toReversed().map((at) => JSON.stringify(frame(line, at)));
    expect(back.toReversed()).toEqual(forth);
  });
});

describe("the winner’s scene", () => {
  it("opens doors, then light, banner and plaque, and rests", () => {
    expect(opening(0)).toEqual({ doors: 0, light: 0, banner: 0, plaque: 0 });
    const half = opening(1200);
    expect(half.doors).toBe(1);
    expect(half.plaque).toBe(0);
    expect(opening(LENGTH)).toEqual({ doors: 1, light: 1, banner: 1, plaque: 1 });
    expect(opening(LENGTH * 9)).toEqual(opening(LENGTH));
  });

  it("stands open where motion is not wanted", () => {
    expect(opening(0, true)).toEqual(opening(LENGTH));
  });

  it("has leaves that close the gate, and turn outwards", () => {
    expect(leaf(0)).toEqual({ wide: 1, near: 0 });
    expect(leaf(1).wide).toBeLessThan(0);
    expect(leaf(1).near).toBeGreaterThan(0.9);
  });
});
