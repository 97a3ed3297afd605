/** The shelves of a table, by key, and what can be done with the things on them. */
import type { CardView, ShelfView, TableView } from "../../../types";
import { stem } from "../picking/copies";

/** The shelves of one area. */
export const shelvesIn = (view: TableView, area: string): ShelfView[] =>
  view.shelves.filter((shelf) => shelf.area === area);

const inRole = (view: TableView, role: string): ShelfView[] => view.shelves.filter((shelf) => shelf.role === role);

/** What is to be had, each thing in its frame. */
export const offered = (view: TableView): ShelfView | undefined => inRole(view, "offer")[0];

/** The picks of what can be bought. */
export const goodsOf = (view: TableView): Set<string> =>
  new Set(
    [...view.market, ...view.decks, ...shelvesIn(view, "market").flatMap((shelf) => shelf.cards)]
      .filter((card) => !card.many) // money is taken, see Fans
      .map((card) => card.pick),
  );

/** The shelves for all beside that. */
export const common = (view: TableView): ShelfView[] =>
  shelvesIn(view, "market").filter((shelf) => shelf.role !== "offer");

/** Are its things higher than wide? */
export const isTall = (shelf: ShelfView): boolean => shelf.cards.some((card) => card.shape !== "square");

/** The picks of the things that have to be placed now. */
export const due = (view: TableView): string[] =>
  inRole(view, "due").flatMap((shelf) => shelf.cards.map((card) => card.pick));

/** The shelves to which something can be dragged when this pick is meant. */
export const takers = (view: TableView, pick: string): ShelfView[] =>
  view.shelves.filter((shelf) => shelf.takes?.includes(pick));

/** Everything with a face that can be picked anywhere on the table. */
export function allCards(view: TableView): CardView[] {
  const shelves = view.shelves.flatMap((one) => one.cards);
  return [...(view.hand ?? []), ...view.market, ...view.decks, ...shelves];
}

/** Can this thing, or one that is alike, be picked? */
export function usable(picks: ReadonlySet<string>, card: CardView): boolean {
  return picks.has(card.pick) || picks.has(stem(card.pick));
}

export interface Tally {
  figures: number[]; // of the cards that were picked
  sum: number;
  price: number; // of what they are for; 0: of nothing
}

/** The sum of the cards that were picked, against the price of what they are for. */
export function tally(view: TableView, held: ReadonlySet<string>): Tally | null {
  const cards = allCards(view).filter((card) => held.has(card.pick));
  const figures = cards.filter((card) => card.many).map((card) => card.value ?? 0);
  if (!figures.length || figures.some((figure) => !figure)) return null;
  const price = cards.find((card) => !card.many && card.price > 0)?.price ?? 0;
  return { figures, sum: figures.reduce((a, b) => a + b, 0), price };
}
