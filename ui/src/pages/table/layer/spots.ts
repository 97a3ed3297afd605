/** Where the marks of a layer go: at the places that they are about, or on the lane of the drawing. */
import type { DrawingInfo, LayerMarkView, LayerPartView, Node } from "../../../types";
import { places } from "../board/marks";

/** A mark with what it is drawn at. */
export interface Spot {
  mark: LayerMarkView;
  kind: string;
  x: number;
  y: number;
  nodes: Node[]; // its places
  row: number; // below so many others at the same place
  below: number; // and above so many
}

export const RUNG = { width: 13, height: 6, gap: 2, beside: 21 };
const OUTWARD = 34; // units from the lane, away from the board

/** The points of a lane, by place. */
export function lanePoints(lane: string): [number, number][] {
  return lane.split(" ").flatMap((pair) => {
    const [x, y] = pair.split(",").map(Number);
    return Number.isFinite(x) && Number.isFinite(y) ? [[x!, y!]] : [];
  });
}

/** What is drawn of some parts on a drawing, in their order; what has no place there is left out. */
export function spotsOf(parts: readonly LayerPartView[], drawing: DrawingInfo): Spot[] {
  const hits = new Map(places(drawing.nodes).map((node) => [node.pick, node]));
  const lane = lanePoints(drawing.lane ?? "");
  const taken = new Map<number, Spot[]>();
  return parts.flatMap(({ kind, marks }) =>
    marks.flatMap((mark): Spot[] => {
      if (mark.along >= 0) return onLane(mark, kind, lane, taken);
      const nodes = mark.picks.flatMap((pick) => hits.get(pick) ?? []);
      if (!nodes.length) return [];
      const middle = (along: "x" | "y") => nodes.reduce((sum, node) => sum + (node[along] ?? 0), 0) / nodes.length;
      return [{ mark, kind, x: middle("x"), y: middle("y"), nodes, row: 0, below: 0 }];
    }),
  );
}

function onLane(mark: LayerMarkView, kind: string, lane: [number, number][], taken: Map<number, Spot[]>): Spot[] {
  const at = lane[mark.along];
  if (!at) return [];
  const middle = [0, 1].map((n) => lane.reduce((sum, point) => sum + point[n]!, 0) / lane.length);
  const [dx, dy] = [at[0] - middle[0]!, at[1] - middle[1]!];
  const far = Math.hypot(dx, dy) || 1;
  const above = taken.get(mark.along) ?? [];
  const [x, y] = [at[0] + (dx / far) * OUTWARD, at[1] + (dy / far) * OUTWARD];
  const spot = { mark, kind, x, y, nodes: [], row: above.length, below: 0 };
  for (const one of above) one.below++;
  taken.set(mark.along, [...above, spot]);
  return [spot];
}

const ROW = 1.55; // em from one sign to the next at the same place
const HANGS: Record<string, string> = { danger: "0.55em", hold: "-2.7em" }; // of a sign; others are centred

/** How far a sign moves from its place in the window, in CSS: whole, where the place is near or in sight. */
export function heldIn(spot: Spot, x: number, y: number, width: number, height: number, scale: number): string {
  const rim = OUTWARD * scale;
  const down = `(${HANGS[spot.kind] ?? "-50%"} + ${spot.row * ROW}em)`;
  if (x < -rim || y < -rim || x > width + rim || y > height + rim) return `-50% calc${down}`;
  const across = `max(${-x}px, min(-50%, ${width - x}px - 100%))`;
  return `${across} max(${-y}px + ${spot.row * ROW}em, min(${down}, ${height - y}px - 100% - ${spot.below * ROW}em))`;
}

/** The rungs of a ladder, the lowest first: which are filled. */
export function rungs(ladder: readonly [number, number, boolean]): boolean[] {
  const [now, reach] = ladder;
  return Array.from({ length: Math.max(now, reach) }, (_, n) => n < now);
}
