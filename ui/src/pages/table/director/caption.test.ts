import { expect, test } from "vitest";

import { captionIn, hides } from "./caption";

const board = { left: 0, right: 1000, top: 50, bottom: 650 };
const tools = { left: 12, right: 232, top: 590, bottom: 638 };

test("words stand in the middle, where the corners leave room", () => {
  expect(captionIn(board, [tools], false)).toEqual({ x: 500, y: 638, width: 512 });
  expect(captionIn(board, [], false)).toEqual({ x: 500, y: 638, width: 976 });
});

test("in a narrow board they stand beside the tools", () => {
  const stock = { ...tools, left: 590, right: 760 };
  expect(captionIn({ ...board, right: 770 }, [tools, stock], false)).toEqual({ x: 411, y: 638, width: 334 });
});

test("on a phone they stand above the tools, and high beside the map", () => {
  const phone = { ...board, right: 390 };
  expect(captionIn(phone, [tools], false)).toEqual({ x: 195, y: 578, width: 366 });
  const map = { left: 294, right: 382, top: 58, bottom: 118 };
  expect(captionIn(phone, [tools, map], true)).toEqual({ x: 147, y: 62, width: 270 });
  const since = { left: 12, right: 180, top: 58, bottom: 98 };
  expect(captionIn(phone, [tools, map, since], true)).toEqual({ x: 195, y: 130, width: 366 });
});

test("words hide what lies under them", () => {
  const place = { x: 195, y: 550, width: 40, height: 40 };
  const [low, high] = [false, true].map((up) => captionIn({ ...board, right: 390 }, [tools], up));
  expect(hides(low!, false, place)).toBe(true);
  expect(hides(high!, true, place)).toBe(false);
  expect(hides(low!, false, { ...place, y: 400 })).toBe(false);
});
