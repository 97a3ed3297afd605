/** Which positions a film shows, and for how long. */

export const MOST = 240; // frames

/** The positions of a film: after each action or, where there were too many or one likes it, each turn. */
export function framesOf(steps: number, turns: readonly number[], each: "action" | "turn"): number[] {
  const ends = [0, ...turns.filter((step) => step > 1).map((step) => step - 1), steps];
  const all = each === "action" ? Array.from({ length: steps + 1 }, (_, step) => step) : [...new Set(ends)];
  if (all.length <= MOST) return all;
  if (each === "action" && ends.length <= MOST) return [...new Set(ends)];
  return Array.from({ length: MOST }, (_, n) => all[Math.round((n * (all.length - 1)) / (MOST - 1))]!);
}

/** What each frame tells: of every action since the frame before it. */
export function captionsOf(frames: readonly number[], told: ReadonlyMap<number, string>): Map<number, string> {
  return new Map(
    frames.map((step, n) => {
      const from = n ? frames[n - 1]! + 1 : step;
      const texts = Array.from({ length: step - from + 1 }, (_, i) => told.get(from + i));
      return [step, texts.filter(Boolean).join(" ")];
    }),
  );
}

/** How long a frame stays, in ms: the first and the last to be looked at. */
export function stayOf(at: number, frames: number, pace: number): number {
  return at === 0 ? 2 * pace : at === frames - 1 ? 3000 : pace;
}
