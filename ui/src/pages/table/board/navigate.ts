/** From one place on the board to the next with the arrow keys. */

export interface Spot {
  pick: string;
  x: number;
  y: number;
}

export type Direction = "left" | "right" | "up" | "down";

const AXES: Record<Direction, [number, number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** The direction of an arrow key. */
export function direction(key: string): Direction | null {
  const found = /^Arrow(Left|Right|Up|Down)$/.exec(key)?.[1];
  return found ? (found.toLowerCase() as Direction) : null;
}

/** The nearest place that lies that way on the screen, straight ahead preferred; null at the rim. */
export function next(spots: readonly Spot[], from: Spot, way: Direction): Spot | null {
  const [ax, ay] = AXES[way];
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    if (spot.pick === from.pick) continue;
    const dx = spot.x - from.x;
    const dy = (spot.y - from.y) * 1.5; // the projection squeezes depth
    const ahead = dx * ax + dy * ay;
    const aside = Math.abs(dx * ay) + Math.abs(dy * ax);
    if (ahead <= 4 || aside > ahead * 2.2) continue;
    const cost = ahead + aside * 1.6;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/** The place to begin with: the one nearest to the middle of all. */
export function first(spots: readonly Spot[]): Spot | null {
  if (!spots.length) return null;
  const x = spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length;
  const y = spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length;
  const away = (spot: Spot): number => Math.hypot(spot.x - x, spot.y - y);
  return spots.reduce((a, b) => (away(b) < away(a) ? b : a));
}
