import { beforeEach, expect, test, vi } from "vitest";

import { gestures } from "./gestures";

const on = { tap: vi.fn(), pan: vi.fn(), zoom: vi.fn(), hover: vi.fn(), take: vi.fn(), roll: vi.fn() };
let board: HTMLElement;

const point = (type: string, x: number, y: number, id = 1) =>
  board.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerId: id, pointerType: "touch" }));
const click = () => board.dispatchEvent(new MouseEvent("click"));

function wheel(deltaY: number, time: number, ctrlKey = false) {
  const event = new WheelEvent("wheel", { deltaY, ctrlKey, cancelable: true });
  Object.defineProperty(event, "timeStamp", { value: time });
  board.dispatchEvent(event);
}

beforeEach(() => {
  vi.resetAllMocks();
  board = document.createElement("div");
  board.setPointerCapture = vi.fn();
  gestures(on)(board);
});

test("a finger that trembles taps", () => {
  point("pointerdown", 10, 10);
  point("pointermove", 13, 12);
  point("pointerup", 13, 12);
  click();
  expect(on.tap).toHaveBeenCalledOnce();
  expect(on.pan).not.toHaveBeenCalled();
});

test("a finger that goes on drags, and the click that ends it is no tap", () => {
  point("pointerdown", 10, 10);
  point("pointermove", 30, 10);
  point("pointermove", 35, 14);
  point("pointerup", 35, 14);
  click();
  expect(on.pan).toHaveBeenLastCalledWith(5, 4);
  expect(on.tap).not.toHaveBeenCalled();
  click();
  expect(on.tap).toHaveBeenCalledOnce();
});

test("two fingers zoom about their middle and tap nothing", () => {
  point("pointerdown", 100, 100, 1);
  point("pointerdown", 200, 100, 2);
  point("pointermove", 300, 100, 2);
  expect(on.zoom).toHaveBeenCalledWith(2, 200, 100);
  expect(on.pan).toHaveBeenCalledWith(50, 0);
  point("pointerup", 300, 100, 2);
  point("pointerup", 100, 100, 1);
  click();
  expect(on.tap).not.toHaveBeenCalled();
});

test("what is carried away moves no board", () => {
  on.take.mockReturnValue(true);
  point("pointerdown", 10, 10);
  point("pointermove", 60, 10);
  expect(on.pan).not.toHaveBeenCalled();
});

test("the wheel zooms, unless it turns something", () => {
  wheel(-100, 1000);
  expect(on.zoom.mock.lastCall![0]).toBeGreaterThan(1);
  on.zoom.mockClear();
  on.roll.mockReturnValue(true);
  wheel(100, 2000);
  expect(on.roll).toHaveBeenLastCalledWith(board, 1);
  expect(on.zoom).not.toHaveBeenCalled();
  wheel(100, 3000, true); // two fingers on a pad
  expect(on.zoom.mock.lastCall![0]).toBeLessThan(1);
});

test("one notch turns once, however finely it scrolls", () => {
  on.roll.mockReturnValue(true);
  for (const time of [1000, 1010, 1020, 1030]) wheel(4, time);
  expect(on.roll).toHaveBeenCalledOnce();
  wheel(4, 1400);
  expect(on.roll).toHaveBeenCalledTimes(2);
  expect(on.zoom).not.toHaveBeenCalled();
});
