/** Places of a drawing under a finger. */
import type { Box } from "../../lib/scene";
import type { DrawingInfo } from "../../types";

export interface Spot {
  pick: string;
  x: number;
  y: number;
}

const REACH = 22; // px from the middle of a place that still mean it

export const spotsOf = (drawing: DrawingInfo): Spot[] =>
  drawing.nodes
    .filter((node) => node.pick && node.cls?.startsWith("hit"))
    .map((node) => ({ pick: node.pick!, x: node.x ?? 0, y: node.y ?? 0 }));

/** Where a drawing of a box is seen in a frame: how many px one of its units has, and where its corner lies. */
export function fitted(box: Box, frame: { left: number; top: number; width: number; height: number }) {
  const scale = Math.min(frame.width / box[2], frame.height / box[3]) || 1;
  const left = frame.left + (frame.width - box[2] * scale) / 2 - box[0] * scale;
  const top = frame.top + (frame.height - box[3] * scale) / 2 - box[1] * scale;
  return { scale, left, top };
}

/** The place in reach of a point that is nearest to it, of those that may be picked; null: none is. */
export function nearest(
  spots: readonly Spot[],
  places: ReadonlySet<string>,
  box: Box,
  frame: { left: number; top: number; width: number; height: number },
  x: number,
  y: number,
): string | null {
  const { scale, left, top } = fitted(box, frame);
  const away = (spot: Spot): number => Math.hypot(left + spot.x * scale - x, top + spot.y * scale - y);
  const found = spots
    .filter((spot) => places.has(spot.pick) && away(spot) <= REACH)
    .sort((one, other) => away(one) - away(other));
  return found[0]?.pick ?? null;
}
