/** How things move: from 0 to 1 in their time, each in its own way. */
export type Ease = (p: number) => number;

export const linear: Ease = (p) => p;
/** What comes to rest. */
export const out: Ease = (p) => 1 - (1 - p) ** 3;
/** What falls. */
export const fall: Ease = (p) => p ** 3;
/** What goes from one place to another. */
export const both: Ease = (p) => (p < 0.5 ? 4 * p ** 3 : 1 - (2 - 2 * p) ** 3 / 2);
/** What rises a little over its goal, by 6 percent. */
export const back: Ease = (p) => 1 + 2.1 * (p - 1) ** 3 + 1.1 * (p - 1) ** 2;

/** A number within bounds: no time is before the beginning, and none after the end. */
export function clamp(value: number, least = 0, most = 1): number {
  return Math.min(most, Math.max(least, value));
}
