import { expect, it } from "vitest";

import { curve } from "./curve";

const at = (value: number) => ({ value, spread: 50, provisional: false });

it("draws nothing of no games", () => {
  expect(curve([], 100, 50)).toBeNull();
});

it("puts better ratings higher and later games to the right", () => {
  const drawn = curve([at(1500), at(1560), at(1490)], 112, 62)!;
  expect([drawn.low, drawn.high]).toEqual([1400, 1600]);
  const points = drawn.line
    .slice(1)
    .split("L")
    .map((point) => point.split(" ").map(Number));
  expect(points.map(([x]) => x)).toEqual([6, 56, 106]);
  expect(points[1]![1]!).toBeLessThan(points[0]![1]!);
  expect(points[2]![1]!).toBeGreaterThan(points[0]![1]!);
  expect(drawn.last[0]).toBe(106);
});

it("keeps the line inside the picture", () => {
  const drawn = curve([at(1500), at(1623)], 200, 80)!;
  const heights = [...drawn.line.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map((found) => Number(found[1]));
  expect(heights).toHaveLength(2);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(6);
  expect(Math.max(...heights)).toBeLessThanOrEqual(74);
});

it("puts a single game into the middle", () => {
  expect(curve([at(1500)], 100, 50)!.last[0]).toBe(50);
});
