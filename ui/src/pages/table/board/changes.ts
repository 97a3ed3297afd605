/** What changed between two drawings of a board, and how to show it. */
import type { Group } from "../../../lib/scene";
import type { DrawingInfo } from "../../../types";
import { kind } from "./marks";

export type Motion =
  | { kind: "drop"; key: string; height: number } // a new piece falls
  | { kind: "slide"; key: string; dx: number; dy: number } // the same piece, elsewhere
  | { kind: "hop"; key: string; dx: number; dy: number; from: string } // a figure, on an arc
  | { kind: "walk"; key: string; steps: [number, number][] } // along the lane of the board
  | { kind: "appear"; key: string }
  | { kind: "change"; key: string }; // the same piece says something else: another number

/** How far a new piece falls, by its role. */
const FALLS: Record<string, number> = { piece: 24, figure: 24, weight: 40 };

/** What a group looks like, wherever it stands: groups alike can be the same piece moved. */
export function likeness(group: Group): string {
  return group.nodes.map((node) => `${node.symbol ?? ""}|${bare(node.cls ?? "")}|${node.text ?? ""}`).join(";");
}

/** Classes that only say how a piece is shown just now. */
function bare(cls: string): string {
  return cls
    .split(/\s+/)
    .filter((one) => one && !["ghost", "new", "low"].includes(one))
    .sort()
    .join(" ");
}

/** Where a group stands: its first node that draws a symbol, else its first. */
export function spot(group: Group): [number, number] {
  const node = group.nodes.find((one) => one.symbol) ?? group.nodes[0]!;
  return [node.x ?? 0, node.y ?? 0];
}

/** What things are by the kind of their keys, as the drawing tells. */
type Roles = NonNullable<DrawingInfo["roles"]>;

const isFigure = (group: Group, roles: Roles): boolean => roles[kind(group.key)] === "figure";
/** Places to point at are no pieces; parts of a piece go with its main part. */
const isPiece = (group: Group): boolean => !/\bhit\b/.test(group.nodes[0]!.cls ?? "") && !group.key.includes("#");

/** Compare two drawings: pair what left with what came and is alike, tell the rest apart. */
export function motions(before: readonly Group[], after: readonly Group[], roles: Roles, lane = ""): Motion[] {
  const old = new Map(before.map((group) => [group.key, group]));
  const now = new Map(after.map((group) => [group.key, group]));
  const left = before.filter((group) => !now.has(group.key));
  const out: Motion[] = [];
  if (turned(old, after, roles)) return out;
  for (const group of after.filter(isPiece)) {
    const same = old.get(group.key);
    if (same) {
      const moved = walk(same, group, lane) ?? stay(same, group, roles);
      if (moved) out.push(moved);
      continue;
    }
    out.push(arrive(group, left, roles));
  }
  return out;
}

/** Is it the same board from another side? Then most of what lies still stands elsewhere. */
function turned(old: Map<string, Group>, after: readonly Group[], roles: Roles): boolean {
  let moved = 0;
  let same = 0;
  for (const group of after) {
    const was = old.get(group.key);
    if (!was || isFigure(group, roles)) continue;
    const [x, y] = spot(was);
    const [x2, y2] = spot(group);
    if (Math.abs(x - x2) + Math.abs(y - y2) > 20) moved++;
    else same++;
  }
  return moved > same;
}

/** The way of a piece along the lane, shorter way round, as offsets from where it stands now. */
function walk(before: Group, after: Group, lane: string): Motion | null {
  const from = before.nodes[0]?.along ?? -1;
  const to = after.nodes[0]?.along ?? -1;
  if (from < 0 || to < 0 || from === to || !lane) return null;
  const places = lane.split(" ").map((point) => point.split(",").map(Number) as [number, number]);
  const ahead = (to - from + places.length) % places.length;
  const step = ahead <= places.length / 2 ? 1 : -1;
  const [x, y] = spot(after);
  const steps: [number, number][] = [];
  for (let at = from; at !== to; at = (at + step + places.length) % places.length) {
    steps.push([places[at]![0] - x, places[at]![1] - y]);
  }
  return { kind: "walk", key: after.key, steps: [...steps, [0, 0]] };
}

function stay(before: Group, after: Group, roles: Roles): Motion | null {
  const [x, y] = spot(before);
  const [x2, y2] = spot(after);
  if (Math.abs(x - x2) + Math.abs(y - y2) > 0.5) {
    const far = Math.abs(x - x2) > 1;
    const path = { key: after.key, dx: x - x2, dy: y - y2 };
    return isFigure(after, roles) && far ? { kind: "hop", ...path, from: after.key } : { kind: "slide", ...path };
  }
  return likeness(before) === likeness(after) ? null : { kind: "change", key: after.key };
}

function arrive(group: Group, left: Group[], roles: Roles): Motion {
  if (isFigure(group, roles)) {
    const twin = left.findIndex((other) => isFigure(other, roles) && likeness(other) === likeness(group));
    if (twin >= 0) {
      const [other] = left.splice(twin, 1);
      const [x, y] = spot(other!);
      const [x2, y2] = spot(group);
      return { kind: "hop", key: group.key, dx: x - x2, dy: y - y2, from: other!.key };
    }
  }
  const height = FALLS[roles[kind(group.key)] ?? ""];
  return height ? { kind: "drop", key: group.key, height } : { kind: "appear", key: group.key };
}

/** Points of an arc from (dx, dy) to the origin, higher for longer ways, as CSS transforms. */
export function arc(dx: number, dy: number, steps = 12): string[] {
  const rise = 30 + Math.hypot(dx, dy) * 0.3;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const up = 4 * t * (1 - t) * rise;
    return `translate(${((1 - t) * dx).toFixed(1)}px, ${((1 - t) * dy - up).toFixed(1)}px)`;
  });
}
