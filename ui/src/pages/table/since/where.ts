/** Where on a drawing the places are that the log speaks of. */
import type { DrawingInfo, Node } from "../../../types";
import { kind } from "../board/marks";

/** A place on a drawing, with the outline that is drawn round it. */
export interface Spot {
  place: string;
  x: number;
  y: number;
  symbol?: string; // drawn at (x, y)
  points?: string; // relative to (x, y)
  square?: number; // the width of a square round it
  foot?: [number, number]; // where the piece below the topmost one ends
}

const isHit = (node: Node): boolean => /\bhit\b/.test(node.cls ?? "");
const at = (node: Node): { x: number; y: number } => ({ x: node.x ?? 0, y: node.y ?? 0 });

/** Split what is behind a seat: "1@cell:0,2" is a place on the own board of seat 1. */
export function behind(place: string): { seat: number | null; pick: string } {
  const cut = place.indexOf("@");
  return cut < 0 ? { seat: null, pick: place } : { seat: Number(place.slice(0, cut)), pick: place.slice(cut + 1) };
}

/** The name in the log of what is pointed at on a board; ``owner``: the seat whose own board it is. */
export function placeOf(pick: string, owner: number | null): string {
  return owner === null ? pick : `${owner}@${pick}`;
}

/** Find a place on a drawing; null: it is not there. ``owner``: the seat whose own board it is. */
export function where(place: string, drawing: DrawingInfo, owner: number | null = null): Spot | null {
  const { seat, pick } = behind(place);
  if (seat !== null && seat !== owner) return null;
  const named = drawing.nodes.filter((node) => node.pick === pick || node.key === pick);
  const hit = named.find(isHit);
  if (hit) {
    const foot = below(named, drawing);
    return { place, ...at(hit), symbol: hit.symbol, points: hit.points, ...(foot && { foot }) };
  }
  const [node] = named;
  if (!node) return onGrid(place, pick, drawing);
  return { place, ...at(node), ...borrowed(node, drawing) };
}

/** The shape of an open place does for one that is not open. */
function borrowed(node: Node, drawing: DrawingInfo): Partial<Spot> {
  if (node.points && isHit(node)) return { points: node.points };
  const open = node.pick && drawing.nodes.find((one) => isHit(one) && one.symbol && one.cls?.includes("cell"));
  return open ? { symbol: open.symbol } : {};
}

/** Where a place with two numbers is on a drawing of which nothing can be pointed at. */
function onGrid(place: string, pick: string, drawing: DrawingInfo): Spot | null {
  const found = /^cell:(-?\d+),(-?\d+)$/.exec(pick);
  const width = drawing.nodes.find((node) => node.width && !node.anchor)?.width;
  if (!found || !width) return null;
  return { place, x: Number(found[1]) * width, y: Number(found[2]) * width, square: width };
}

/** Where the piece below the topmost of a pile stands; nothing where there is no pile. */
function below(named: readonly Node[], { roles }: DrawingInfo): [number, number] | undefined {
  const pile = named.filter((node) => ["piece", "weight"].includes(roles?.[kind(node.key)] ?? ""));
  const [top, under] = pile.map((node) => node.y ?? 0).sort((a, b) => a - b);
  return top === undefined || under === undefined ? undefined : [0, under - top];
}

/** What stands on places and is written there: a line round a place goes behind it. */
export function upon(places: readonly string[], drawing: DrawingInfo, owner: number | null = null): Node[] {
  const picks = places.map(behind).filter(({ seat }) => seat === null || seat === owner);
  const there = new Map(picks.map(({ pick }) => [pick, pick.slice(pick.indexOf(":") + 1)]));
  const pickOf = new Map(drawing.nodes.map((node) => [node.key, node.pick]));
  return drawing.nodes.filter((node) => {
    const base = node.anchor || node.key;
    const pick = pickOf.get(base) ?? "";
    const figure = drawing.roles?.[kind(base)] === "figure";
    return there.has(pick) && (figure || (node.text !== undefined && node.text === there.get(pick)));
  });
}

/** A name of the log, to be written at (x, y): where it is printed, if it can be read there. */
export interface Name {
  name: string;
  x: number;
  y: number;
  printed: boolean;
}

/** The places of a board that have a name in the log, each once. */
export function named(drawing: DrawingInfo): Name[] {
  const printed = new Map(drawing.nodes.map((node) => [node.text, node]));
  const found = new Map<string, Name & { hit: boolean }>();
  for (const node of drawing.nodes) {
    if (!node.pick?.startsWith("cell:")) continue;
    const name = node.pick.slice("cell:".length);
    if (found.get(name)?.hit) continue;
    const own = printed.get(name);
    const there = own?.key.endsWith(`:${name}`) ? own : undefined;
    found.set(name, { name, ...at(there ?? node), printed: there !== undefined, hit: isHit(node) });
  }
  return [...found.values()];
}

/** The upper corner that hides no place, if there is one; ``free``: there is room on the right in any case. */
export function sideOf(
  spots: readonly { x: number; y: number }[],
  [left, top, width, height]: DrawingInfo["box"],
  free: boolean,
): "left" | "right" {
  const high = spots.filter((spot) => (spot.y - top) / height < 0.62);
  const across = high.map((spot) => (spot.x - left) / width);
  const taken = { left: across.some((part) => part < 0.3), right: across.some((part) => part > 0.7) };
  return free || (taken.left && !taken.right) ? "right" : "left";
}

/** Leave out what would be written on a name that is printed there. */
export function readable(names: readonly Name[], near: number): Name[] {
  const printed = names.filter((one) => one.printed);
  const covered = (one: Name) => printed.some((other) => Math.hypot(one.x - other.x, one.y - other.y) < near);
  return names.filter((one) => one.printed || !covered(one));
}

/** Move things to the right until each is so far from those before it. */
export function apart<T extends { x: number; y: number }>(things: readonly T[], far: number): T[] {
  const placed: T[] = [];
  for (const thing of things) {
    let x = thing.x;
    while (placed.some((other) => Math.hypot(other.x - x, other.y - thing.y) < far)) x += far;
    placed.push({ ...thing, x });
  }
  return placed;
}
