/** A closed line along a grid with numbered corners. Values only. */
import type { Corner, Notch } from "../../types";

export type Point = [number, number];
type Side = Notch["side"];

const at = (corners: readonly Corner[], i: number): Point => {
  const [x, y] = corners[(i + corners.length) % corners.length]!.at;
  return [x, y];
};

/** Move a corner by cells; the two beside it follow, so that the line keeps to the grid. */
export function moved(corners: Corner[], i: number, dx: number, dy: number, side: number): Corner[] {
  const [x, y] = at(corners, i);
  const to: Point = [x + dx, y + dy];
  if (to.some((n) => n < 0 || n > side)) return corners;
  const last = corners.length - 1;
  const before = i ? i - 1 : last;
  const after = i < last ? i + 1 : 0;
  const level = at(corners, before)[1] === y; // the line comes along a row
  const follow = (n: number): Point => {
    const [ox, oy] = at(corners, n);
    return (n === before) === level ? [ox, to[1]] : [to[0], oy];
  };
  return corners.map((corner, n) => {
    if (n === i) return { ...corner, at: to };
    return n === before || n === after ? { ...corner, at: follow(n) } : corner;
  });
}

/** Give a corner another first number. */
export const numbered = (corners: Corner[], i: number, number: number): Corner[] =>
  corners.map((corner, n) => (n === i ? { ...corner, number } : corner));

export interface Plate {
  number: number;
  at: Point;
}

/** Whether the line turns inwards at a corner, as it is walked clockwise. */
function turnsIn(corners: readonly Corner[], i: number): boolean {
  const [[ax, ay], [bx, by], [cx, cy]] = [at(corners, i - 1), at(corners, i), at(corners, i + 1)];
  return (bx - ax) * (cy - by) - (by - ay) * (cx - bx) < 0;
}

/** The numbers between the corners, evenly along the outside; an inward corner takes half a cell of it. */
export function plates(corners: readonly Corner[], total: number): Plate[] {
  return corners.flatMap((corner, i) => {
    const [a, b] = [at(corners, i), at(corners, i + 1)];
    const end = i + 1 < corners.length ? corners[i + 1]!.number : total;
    const count = Math.max(0, Math.min(total, end - corner.number - 2));
    const length = Math.abs(b[0] - a[0]) + Math.abs(b[1] - a[1]);
    const [dx, dy] = [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])];
    const from = turnsIn(corners, i) ? 0.5 : 0;
    const room = length - from - (turnsIn(corners, (i + 1) % corners.length) ? 0.5 : 0);
    return Array.from({ length: count }, (_, n) => {
      const far = from + (room * (n + 0.5)) / count;
      const place: Point = [a[0] + dx * far + dy * 0.42, a[1] + dy * far - dx * 0.42];
      return { number: corner.number + 2 + n, at: place };
    });
  });
}

export interface Berth {
  at: Point; // the cell
  side: Side;
}

/** The sides of cells along the line, in its order: where something can be let in. */
export function berths(corners: readonly Corner[]): Berth[] {
  return corners.flatMap((_, i) => {
    const [a, b] = [at(corners, i), at(corners, i + 1)];
    const [dx, dy] = [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])];
    const length = Math.abs(b[0] - a[0]) + Math.abs(b[1] - a[1]);
    const side: Side = dx > 0 ? "N" : dx < 0 ? "S" : dy > 0 ? "E" : "W";
    return Array.from({ length }, (_, n) => {
      const [x, y] = [a[0] + dx * n, a[1] + dy * n];
      return { at: [dx < 0 || dy > 0 ? x - 1 : x, dy < 0 || dx < 0 ? y - 1 : y] as Point, side };
    });
  });
}

/** Let a notch go along the line by so many sides, over those that are taken. */
export function along(notches: Notch[], i: number, step: number, corners: readonly Corner[]): Notch[] {
  const ways = berths(corners);
  const free = (berth: Berth) =>
    !notches.some((one, n) => n !== i && one.side === berth.side && same(one.at, berth.at));
  const own = notches[i]!;
  let place = ways.findIndex((berth) => berth.side === own.side && same(berth.at, own.at));
  for (let tries = 0; tries < ways.length; tries++) {
    place = (place + step + ways.length) % ways.length;
    const berth = ways[place]!;
    if (free(berth)) return notches.map((one, n) => (n === i ? { ...one, at: berth.at, side: berth.side } : one));
  }
  return notches;
}

/** Let notches that the line has left lie at its nearest free side. */
export function settled(notches: Notch[], corners: readonly Corner[]): Notch[] {
  const ways = berths(corners);
  const lies = (one: Notch) => ways.some((berth) => berth.side === one.side && same(berth.at, one.at));
  return notches.reduce<Notch[]>((done, one, n) => {
    const others = [...done, ...notches.slice(n + 1).filter(lies)];
    const free = (way: Berth) => !others.some((other) => other.side === way.side && same(other.at, way.at));
    const far = (way: Berth) => Math.abs(way.at[0] - one.at[0]) + Math.abs(way.at[1] - one.at[1]);
    const [near] = ways.filter(free).sort((a, b) => far(a) - far(b));
    return [...done, lies(one) || !near ? one : { ...one, at: near.at, side: near.side }];
  }, []);
}

const same = (a: readonly number[], b: readonly number[]) => a[0] === b[0] && a[1] === b[1];

/** Where a notch is drawn: in its cell, close to the side. */
export function middle(cell: readonly number[], side: Side): Point {
  const [x, y] = [cell[0]! + 0.5, cell[1]! + 0.5];
  return side === "N" ? [x, y - 0.2] : side === "S" ? [x, y + 0.2] : side === "E" ? [x + 0.2, y] : [x - 0.2, y];
}
