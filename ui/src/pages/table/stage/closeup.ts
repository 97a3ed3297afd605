/** Places that lie too close together to be hit: shown again, larger, with a number each. */
import type { Box } from "../../../lib/scene";
import type { ChoiceView, DrawingInfo } from "../../../types";
import { places } from "../board/marks";

export interface Target {
  choice: ChoiceView;
  pick: string;
  x: number;
  y: number;
  reach: number; // units across
}

export const ENOUGH = 44; // px across, with which a place is hit without aiming
const SHARE = 0.4; // of what surrounds a question, the part that is about it

/** How many units a polygon measures at its narrower side; a symbol is as large as its drawing made it. */
export function across(points = ""): number {
  const corners = points.split(" ").map((corner) => corner.split(",").map(Number));
  if (corners.length < 2) return Infinity;
  const span = (axis: 0 | 1): number => {
    const values = corners.map((corner) => corner[axis] ?? 0);
    return Math.max(...values) - Math.min(...values);
  };
  return Math.min(span(0), span(1));
}

/** The places of a question that asks about one part of a drawing, in the order of the choices. */
export function targetsOf(drawing: DrawingInfo, choices: readonly ChoiceView[]): Target[] {
  if (!drawing.focus) return [];
  const front = new Map(places(drawing.nodes).map((node) => [node.pick!, node]));
  return choices.flatMap((choice) => {
    const pick = choice.picks.find((one) => front.has(one));
    const node = pick && front.get(pick);
    return node ? [{ choice, pick, x: node.x ?? 0, y: node.y ?? 0, reach: across(node.points) }] : [];
  });
}

/** Are some of them too small at a scale? */
export const cramped = (targets: readonly Target[], scale: number): boolean =>
  scale > 0 && targets.some((target) => target.reach * scale < ENOUGH);

/** The part of a drawing to show larger, in a window of some size. */
export function nearBox([x, y, width, height]: Box, window: { width: number; height: number }): Box {
  const side = Math.min(width, height) * SHARE;
  const wide = window.height > 0 ? (side * window.width) / window.height : side;
  return [x + width / 2 - wide / 2, y + height / 2 - side / 2, wide, side];
}
