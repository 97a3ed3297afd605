/** Numbers that walk over a grid: where they lie, where the next one may lie. Values only. */
export type Spot = [number, number, ...number[]];
export type Places = (Spot | null)[];

/** The number that lies on a cell, from 1; 0: none. */
export const numberAt = (at: Places, x: number, y: number): number =>
  at.findIndex((spot) => spot?.[0] === x && spot[1] === y) + 1;

/** The first number that lies nowhere; 0: all do. */
export const missing = (at: Places): number => at.findIndex((spot) => !spot) + 1;

/** Put a number on a cell; whatever lay there lies nowhere. */
export function put(at: Places, number: number, x: number, y: number): Places {
  const lay = numberAt(at, x, y);
  return at.map((spot, i) => (i + 1 === number ? [x, y] : i + 1 === lay ? null : spot));
}

export const lift = (at: Places, number: number): Places => at.map((spot, i) => (i + 1 === number ? null : spot));

const touching = (a: Spot, b: Spot) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1;

/** The free cells where a number touches those before and after it, as far as these lie somewhere. */
export function possible(at: Places, number: number, side: number): Spot[] {
  const near = [at[(number - 2 + at.length) % at.length], at[number % at.length]].filter((spot) => !!spot);
  if (!number || !near.length) return [];
  const found: Spot[] = [];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (!numberAt(at, x, y) && near.every((spot) => touching(spot, [x, y]))) found.push([x, y]);
  return found;
}

/** Turned by a quarter to the right. */
export const turned = (at: Places, side: number): Places => at.map((spot) => spot && [side - 1 - spot[1], spot[0]]);

export const mirrored = (at: Places, side: number): Places => at.map((spot) => spot && [side - 1 - spot[0], spot[1]]);
