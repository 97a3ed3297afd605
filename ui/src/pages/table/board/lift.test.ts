import { beforeEach, expect, test, vi } from "vitest";

import type { DrawingInfo } from "../../../types";
import { lift } from "./lift";

const drawing = {
  roles: { man: "figure" },
  nodes: [{ key: "hit:7", x: 5, y: 5, symbol: "hit", cls: "hit", pick: "cell:7" }],
} as unknown as DrawingInfo;
const carried = { movable: vi.fn(() => true), drop: vi.fn() };
const pressed = (pointerType: string) => new PointerEvent("pointerdown", { pointerType });
const part = (id: string) => document.querySelector(`#${id}`)!;

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = `<g data-piece="man:1" data-pick="cell:7"><i id="man"></i></g>
    <g data-pick="cell:7"><i id="place"></i></g><i id="bare"></i>`;
});

test("a figure is told from the place on which it stands", () => {
  expect(lift(part("man"), pressed("mouse"), drawing, [], carried)).toBe(true);
  expect(carried.movable).toHaveBeenLastCalledWith("cell:7", true);
  lift(part("place"), pressed("mouse"), drawing, [], carried);
  expect(carried.movable).toHaveBeenLastCalledWith("cell:7", false);
});

test("a finger picks first, as it may want to pan", () => {
  expect(lift(part("man"), pressed("touch"), drawing, [], carried)).toBe(false);
  expect(lift(part("man"), pressed("touch"), drawing, ["cell:7"], carried)).toBe(true);
});

test("what cannot move stays, and so does everything on a board that is only looked at", () => {
  carried.movable.mockReturnValueOnce(false);
  expect(lift(part("man"), pressed("mouse"), drawing, [], carried)).toBe(false);
  expect(lift(part("bare"), pressed("mouse"), drawing, [], carried)).toBe(false);
  expect(lift(part("man"), pressed("mouse"), drawing, [], undefined)).toBe(false);
});
