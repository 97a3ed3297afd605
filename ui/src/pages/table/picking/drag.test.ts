import { beforeEach, expect, test, vi } from "vitest";

import { draggable, pictureAt, pictureOf, placesAt } from "./drag";

const on = { can: vi.fn(), begin: vi.fn(), over: vi.fn(), drop: vi.fn() };
let card: HTMLElement;

const point = (target: EventTarget, type: string, x: number, pointerId = 1) =>
  target.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: 0, pointerId, bubbles: true }));

beforeEach(() => {
  vi.resetAllMocks();
  on.can.mockReturnValue(true);
  document.body.innerHTML = `<div class="table"><p id="card"></p>
    <g role="button" data-pick="cell:7"><i></i></g><div data-takes="gift option:keep"><b data-pick="card:1"></b></div></div>`;
  card = document.querySelector("#card")!;
  draggable(on)(card);
  document.elementsFromPoint = (x) => (x > 50 ? [document.querySelector("i")!] : []);
});

test("what a place stands for is its pick, or what its shelf takes", () => {
  expect([placesAt(60, 0), placesAt(10, 0)]).toEqual([["cell:7"], []]);
  document.elementsFromPoint = () => [document.querySelector("b")!];
  expect(placesAt(0, 0)).toEqual(["gift", "option:keep"]);
});

test("on a board it is what is seen there, then what that hides", () => {
  document.body.innerHTML = `<section data-takes="gift"><svg class="board"><g data-piece="p:8" data-pick="cell:8"><use/></g>
    <g role="button" data-pick="cell:9"></g></svg></section>`;
  document.elementsFromPoint = () => [...document.querySelectorAll("use, g[role]")];
  expect(placesAt(0, 0)).toEqual(["cell:8", "cell:9", "gift"]);
});

test("a pressed card is dragged once it has moved, and let go where the pointer is", () => {
  point(card, "pointerdown", 0);
  point(window, "pointermove", 5);
  expect([on.begin.mock.calls.length, document.querySelector(".drag-ghost")]).toEqual([0, null]);
  point(window, "pointermove", 60);
  expect([on.begin.mock.calls.length, card.className]).toEqual([1, "dragged"]);
  expect(on.over).toHaveBeenLastCalledWith(["cell:7"]);
  point(window, "pointerup", 60);
  expect(on.drop).toHaveBeenCalledExactlyOnceWith(["cell:7"]);
  expect([document.querySelector(".drag-ghost"), card.className]).toEqual([null, ""]);
});

test("a press that does not move is a click", () => {
  point(card, "pointerdown", 0);
  point(window, "pointerup", 3);
  expect(on.drop).not.toHaveBeenCalled();
});

test("a drag that the system takes over ends without a drop, and another finger does not end it", () => {
  point(card, "pointerdown", 0);
  point(window, "pointermove", 60);
  point(window, "pointerup", 60, 2);
  expect(card.className).toBe("dragged");
  point(window, "pointercancel", 60);
  expect([card.className, on.drop.mock.calls]).toEqual(["", []]);
});

test("what has nowhere to go stays", () => {
  on.can.mockReturnValue(false);
  point(card, "pointerdown", 0);
  point(window, "pointermove", 60);
  expect(on.begin).not.toHaveBeenCalled();
});

test("the picture of a drag is what the drawing shows at a point", () => {
  const nodes = [
    { symbol: "ground", x: 10, y: 10, width: 20, height: 20 },
    { symbol: "house", x: 12, y: 11, width: 5, height: 5, cls: "t1" },
    { symbol: "far", x: 90, y: 90, width: 5, height: 5 },
  ];
  const svg = pictureAt(nodes, 13, 13);
  expect(svg.getAttribute("viewBox")).toBe("0 0 20 20");
  expect([...svg.children].map((use) => [use.getAttribute("href"), use.getAttribute("x")])).toEqual([
    ["#ground", "0"],
    ["#house", "2"],
  ]);
});

test("a card is dragged whole, other things as their picture, turned as they are on the way", () => {
  card.innerHTML = '<button class="card"><svg class="mini"></svg></button>';
  point(card, "pointerdown", 0);
  point(window, "pointermove", 60);
  expect(document.querySelector(".drag-ghost")!.firstElementChild!.className).toBe("card");
  point(window, "pointerup", 60);
  card.innerHTML = '<button class="picture"><svg class="t0"></svg></button>';
  point(card, "pointerdown", 0);
  point(window, "pointermove", 60);
  card.querySelector("svg")!.setAttribute("class", "t1");
  point(window, "pointermove", 61);
  expect(document.querySelector(".drag-ghost svg")!.getAttribute("class")).toBe("t1");
  point(window, "pointerup", 61);
});

test("the keys are no longer for what is dragged away", () => {
  card.innerHTML = "<button>card</button>";
  card.querySelector("button")!.focus();
  point(card, "pointerdown", 0);
  point(window, "pointermove", 60);
  expect(document.activeElement).toBe(document.body);
  point(window, "pointerup", 60);
});

test("a piece of a drawing is a picture of its own", () => {
  const piece = document.createElementNS("http://www.w3.org/2000/svg", "g");
  piece.innerHTML = '<use href="#figure"/>';
  Object.assign(piece, { getBBox: () => ({ x: -5, y: 2, width: 30, height: 40 }) });
  const svg = pictureOf(piece);
  expect([svg.getAttribute("viewBox"), svg.children.length, piece.children.length]).toEqual(["-5 2 30 40", 1, 1]);
});
