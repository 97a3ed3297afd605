import { expect, it } from "vitest";

import { Gif } from "./gif";
import { Palette } from "./palette";

/** Read an animated picture as browsers do; return its frames, one colour number a pixel. */
function read(bytes: Uint8Array): { frames: number[][]; stays: number[] } {
  const short = (at: number) => bytes[at]! | (bytes[at + 1]! << 8);
  const [width, height] = [short(6), short(8)];
  const frames: number[][] = [];
  const stays: number[] = [];
  let shown = new Array<number>(width * height).fill(-1);
  let at = 13 + 768;
  for (; bytes[at] !== 0x3b;) {
    if (bytes[at] === 0x21) {
      if (bytes[at + 1] === 0xf9) stays.push(short(at + 4));
      for (at += 2; bytes[at]; at += bytes[at]! + 1);
      at++;
      continue;
    }
    const [x, y, w] = [short(at + 1), short(at + 3), short(at + 5)];
    const data: number[] = [];
    for (at += 11; bytes[at]; at += bytes[at]! + 1) data.push(...bytes.slice(at + 1, at + 1 + bytes[at]!));
    at++;
    shown = [...shown];
    expand(data).forEach((colour, i) => {
      if (colour !== 255) shown[(y + Math.floor(i / w)) * width + x + (i % w)] = colour;
    });
    frames.push(shown);
  }
  return { frames, stays };
}

function expand(data: number[]): number[] {
  let table: number[][] = [];
  let size = 9;
  let last: number[] | null = null;
  const out: number[] = [];
  let bit = 0;
  for (;;) {
    let code = 0;
    for (let i = 0; i < size; i++, bit++) code |= ((data[bit >> 3]! >> (bit & 7)) & 1) << i;
    if (code === 257) return out;
    if (code === 256) {
      table = Array.from({ length: 258 }, (_, i) => [i]);
      size = 9;
      last = null;
      continue;
    }
    const entry: number[] = table[code] ?? [...last!, last![0]!];
    out.push(...entry);
    if (last && table.length < 4096) table.push([...last, entry[0]!]);
    if (table.length === 1 << size && size < 12) size++;
    last = entry;
  }
}

const picture = (width: number, height: number, colour: (i: number) => number[]): Uint8ClampedArray =>
  Uint8ClampedArray.from(Array.from({ length: width * height }, (_, i) => [...colour(i), 255]).flat());

it("can be read as it was written, also where tables run full", () => {
  const [width, height] = [160, 120];
  let seed = 7;
  const noise = () => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) >> 16;
  const one = picture(width, height, () => [noise() & 255, noise() & 255, noise() & 255]);
  const two = Uint8ClampedArray.from(one);
  two.set([0, 0, 0, 255], 4 * (50 * width + 70));
  two.set([255, 255, 255, 255], 4 * (60 * width + 90));
  const palette = Palette.of([one], 255);
  const gif = new Gif(width, height, palette);
  gif.add(one, 50);
  const first = gif.size;
  gif.add(two, 70);
  expect(gif.size - first).toBeLessThan(300); // only what differs
  gif.add(two, 30);
  const { frames, stays } = read(Uint8Array.from(gif.end().flatMap((part) => [...part])));
  expect(stays).toEqual([50, 70, 30]);
  const wanted = [one, two, two].map((data) =>
    Array.from({ length: width * height }, (_, i) => palette.index(data[4 * i]!, data[4 * i + 1]!, data[4 * i + 2]!)),
  );
  expect(frames).toEqual(wanted);
});

it("keeps few colours as they are", () => {
  const data = picture(8, 8, (i) => (i % 2 ? [255, 0, 0] : [0, 0, 255]));
  const palette = Palette.of([data], 255);
  expect([...palette.colours].sort()).toEqual([
    [0, 0, 255],
    [255, 0, 0],
  ]);
  expect(palette.colours[palette.index(250, 4, 3)]).toEqual([255, 0, 0]);
});
