import { kind } from "../board/marks";
import { captionIn, type Caption } from "./caption";
import type { Where } from "../phone/tabs";

/** Where things are on the page: cards and places by their picks, players by their seats. */
export interface Point {
  x: number;
  y: number;
}

export interface Place extends Point {
  width: number;
  height: number;
}

/** The middle of something with its size, in pixels of the page; null: it is not seen. */
export function placeOf(element: Element | null | undefined): Place | null {
  const rect = element?.getBoundingClientRect();
  if (!rect?.width || !rect.height) return null;
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2, width: rect.width, height: rect.height };
}

/** The first of some elements that is seen. */
export function visible(selector: string): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((one) => placeOf(one)) ?? null;
}

/** The thing of a pick. */
export function thing(pick: string): HTMLElement | null {
  return pick ? visible(`[data-pick="${CSS.escape(pick)}"]`) : null;
}

/** Where the thing of a pick is, or would be found: in a panel of a small screen that is shut. */
export function placeFor(pick: string, tabs: Where): Place | null {
  const tab = tabs.get(kind(pick));
  return placeOf(thing(pick)) ?? (tab ? placeOf(visible(`[data-testid="tab-${tab}"]`)) : null);
}

const SMALL = 40; // px: what goes to a seat becomes as small

/** Where a seat is on the page: its purse or points, its row; the own hand, where there is nothing else. */
export function seatPlace(seat: number | null, first = "purse"): Place | null {
  const own = [`[data-${first}="${seat}"]`, `[data-purse="${seat}"]`, `[data-testid="seat-${seat}"]`];
  const found = [...own, `[data-score="${seat}"]`, '[data-testid="hand"], [data-testid="chips"]']
    .map((one) => placeOf(visible(one)))
    .find((place) => place !== null);
  return found ? { ...found, width: SMALL, height: SMALL } : null;
}

/** The board that is looked at. */
export function boardRoot(): SVGSVGElement | null {
  return document.querySelector<SVGSVGElement>('svg[data-testid="board"]');
}

/** A point of the board in pixels of the page. */
export function onPage(root: SVGSVGElement, x: number, y: number): Point {
  const { a, d, e, f } = root.getScreenCTM() ?? { a: 1, d: 1, e: 0, f: 0 };
  return { x: x * a + e, y: y * d + f };
}

/** Where words about the board stand, as its corners are just now. */
export function captionNow(high: boolean): Caption | null {
  const board = boardRoot()?.getBoundingClientRect();
  if (!board?.width) return null;
  const corners = [...document.querySelectorAll("[data-corner]")].map((one) => one.getBoundingClientRect());
  return captionIn(board, corners, high);
}
