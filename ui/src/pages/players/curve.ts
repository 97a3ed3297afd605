/** The course of a rating as a line in a small picture. */
import type { RatingInfo } from "../../types";

export interface Curve {
  line: string; // of an SVG path
  last: [number, number];
  low: number; // what the lower and the upper edge stand for
  high: number;
}

const STEP = 100; // edges are whole hundreds

/** Return the curve for a picture of a width and height; null: there is nothing to draw. */
export function curve(course: readonly RatingInfo[], width: number, height: number, pad = 6): Curve | null {
  if (!course.length) return null;
  const low = Math.floor(Math.min(...course.map((each) => each.value)) / STEP) * STEP;
  const high = Math.ceil(Math.max(...course.map((each) => each.value)) / STEP) * STEP;
  const x = (n: number) => pad + (course.length < 2 ? 0.5 : n / (course.length - 1)) * (width - 2 * pad);
  const y = (value: number) => pad + ((high - value) / Math.max(1, high - low)) * (height - 2 * pad);
  const at = (n: number, value: number) => `${x(n).toFixed(1)} ${y(value).toFixed(1)}`;
  const last = course.length - 1;
  return {
    line: `M${course.map((each, n) => at(n, each.value)).join("L")}`,
    last: [x(last), y(course[last]!.value)],
    low,
    high,
  };
}
