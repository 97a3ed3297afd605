/** How far one is in the lesson of each game, kept in this browser. */
import { keep, keptOf } from "../../lib/kept";

const KIND = "alcaide.lessons";

export interface Progress {
  at: number; // the step that was shown last
  done: number; // so far one may go on
  steps: number;
}

/** Return how far one is in the lesson of a game; null: not begun, or not known any more. */
export function progressOf(game: string): Progress | null {
  const found = /^(\d+) (\d+) (\d+)$/.exec(keptOf(KIND, game));
  if (!found) return null;
  const [at, done, steps] = found.slice(1).map(Number) as [number, number, number];
  return { at, done, steps };
}

/** Keep how far one is. */
export function keepProgress(game: string, { at, done, steps }: Progress): void {
  keep(KIND, game, `${at} ${done} ${steps}`);
}

/** Has one been at the last step? */
export const isOver = (progress: Progress): boolean => progress.done >= progress.steps - 1;
