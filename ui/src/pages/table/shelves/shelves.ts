/** The shelves of a table, by key, and what can be done with the things on them. */
import type { CardView, ShelfView, TableView } from "../../../types";
import { isMany, stem } from "../picking/copies";
import { kind } from "../board/marks";

/** What is asked of a place where something is let go: the options that go with a shelf. */
const TAKES: Record<string, string> = { reserve: "option:reserve option:lift", dirk: "dirk" };

/** The picks that letting something go on a shelf may stand for; "" if it takes nothing. */
export const takes = (shelf: ShelfView): string => TAKES[shelf.key] ?? "";

/** Things that are dragged to their place. */
export const isTile = (card: CardView): boolean => ["tray", "reserve"].includes(kind(card.pick));

/** The shelves of one area. */
export const shelvesIn = (view: TableView, area: string): ShelfView[] =>
  view.shelves.filter((shelf) => shelf.area === area);

export const shelf = (view: TableView, key: string): ShelfView | undefined =>
  view.shelves.find((one) => one.key === key);

/** Everything with a face that can be picked anywhere on the table. */
export function allCards(view: TableView): CardView[] {
  const shelves = view.shelves.flatMap((one) => one.cards);
  return [...(view.hand ?? []), ...view.market, ...view.decks, ...shelves];
}

/** Can this thing, or one that is alike, be picked? */
export function usable(picks: ReadonlySet<string>, pick: string): boolean {
  return picks.has(pick) || (isMany(pick) && picks.has(stem(pick)));
}

export interface Tally {
  figures: number[]; // of the cards that were picked
  sum: number;
  price: number; // of what they are for; 0: of nothing
}

/** The sum of the cards that were picked, against the price of what they are for. */
export function tally(view: TableView, held: ReadonlySet<string>): Tally | null {
  const cards = allCards(view).filter((card) => held.has(card.pick));
  const figures = cards.filter((card) => isMany(card.pick)).map((card) => card.value ?? 0);
  if (!figures.length || figures.some((figure) => !figure)) return null;
  const price = cards.find((card) => !isMany(card.pick) && card.price > 0)?.price ?? 0;
  return { figures, sum: figures.reduce((a, b) => a + b, 0), price };
}
