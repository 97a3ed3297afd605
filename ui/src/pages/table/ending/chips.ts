/** Where the points of a part are written on a board. */
import type { Box } from "../../../lib/scene";
import type { CountedView } from "../../../types";

/** The room that a lit thing takes up. */
export interface Extent {
  x: number;
  y: number;
  width: number;
  height: number;
  flat?: boolean; // an area: its points stand in its middle, not above it
}

/** Points beside what brings them. */
export interface Chip {
  key: string;
  seat: number;
  points: number;
  sign: string;
  x: number;
  y: number;
  width: number;
  scale: number;
}

const HALF = 16; // of a chip's height, with some room
const APART = 20; // of points above others: their edges may touch
const SHOWN = 0.8; // of their width that must be free

/** Return the chip of a part at the middlemost of its places; null: it is nowhere on the board. */
export function chipAt(part: CountedView, extents: ReadonlyMap<string, Extent>, box: Box, scale: number): Chip | null {
  const found = (part.places ?? []).map((place) => extents.get(place)).filter((each) => each !== undefined);
  const best = middlemost(found);
  if (!best || !part.points) return null;
  const sign = found.length > 1 ? "+" : "";
  const width = 16 + 10 * String(part.points).length + 10 * sign.length;
  const within = (value: number, from: number, size: number, room: number) =>
    Math.min(from + size - room, Math.max(from + room, value));
  return {
    key: `${part.seat} ${part.label} ${part.places?.[0]}`,
    seat: part.seat,
    points: part.points,
    sign,
    x: within(best.x + best.width / 2, box[0], box[2], (width / 2 + 2) * scale),
    y: within(best.flat ? best.y + best.height / 2 : best.y - 0.5 * HALF * scale, box[1], box[3], HALF * scale),
    width,
    scale,
  };
}

/** Of several places take the one that is nearest to the middle of all. */
function middlemost(found: readonly Extent[]): Extent | undefined {
  const middle = (each: Extent): [number, number] => [each.x + each.width / 2, each.y + each.height / 2];
  const mean = [0, 1].map((axis) => found.reduce((sum, each) => sum + middle(each)[axis]!, 0) / found.length);
  const away = (each: Extent) => Math.hypot(middle(each)[0] - mean[0]!, middle(each)[1] - mean[1]!);
  return [...found].sort((one, other) => away(one) - away(other))[0];
}

/** Move points up that would hide those before them; those that stand already stay where they are. */
export function spread(chips: readonly (Chip | null)[]): (Chip | null)[] {
  const placed: Chip[] = [];
  return chips.map((chip) => {
    if (!chip) return null;
    const moved = { ...chip };
    for (let under; (under = placed.find((other) => hides(moved, other)));) moved.y = under.y - APART * under.scale;
    placed.push(moved);
    return moved;
  });
}

/** Do points lie on others, so that these cannot be read? */
function hides(one: Chip, other: Chip): boolean {
  const [across, down] = [(SHOWN * (one.width + other.width) * other.scale) / 2, APART * other.scale];
  return Math.abs(one.x - other.x) < across && Math.abs(one.y - other.y) < down - 1e-6;
}
