/** Where a small menu stands beside a thing: on a free side, never over what takes part. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = "right" | "left" | "above" | "below";

export interface Stand extends Box {
  side: Side;
}

const GAP = 14; // px between the thing and the menu
const SIDES: readonly Side[] = ["right", "left", "above", "below"];
const hold = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The common area of two boxes. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The box around all of some boxes. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const width = Math.max(...boxes.map((box) => box.left + box.width)) - left;
  const height = Math.max(...boxes.map((box) => box.top + box.height)) - top;
  return { left, top, width, height };
}

function standing(side: Side, at: Box, size: { width: number; height: number }, room: Box): Stand {
  const beside = side === "right" || side === "left";
  const left = beside
    ? side === "right"
      ? at.left + at.width + GAP
      : at.left - GAP - size.width
    : at.left + at.width / 2 - size.width / 2;
  const top = beside
    ? at.top + at.height / 2 - size.height / 2
    : side === "above"
      ? at.top - GAP - size.height
      : at.top + at.height + GAP;
  return {
    side,
    left: hold(left, room.left, room.left + room.width - size.width),
    top: hold(top, room.top, room.top + room.height - size.height),
    ...size,
  };
}

/**
 * The first side on which a menu covers nothing that takes part, first beside the thing itself, then
 * beside all of it; else where it covers least.
 */
export function stand(at: Box, size: { width: number; height: number }, room: Box, parts: readonly Box[] = []): Stand {
  const all = [at, ...parts];
  const tries = [at, around(all)].flatMap((box) => SIDES.map((side) => standing(side, box, size, room)));
  const covered = (one: Stand): number => all.reduce((sum, part) => sum + overlap(one, part), 0);
  return tries.reduce((best, one) => (covered(one) < covered(best) ? one : best));
}
