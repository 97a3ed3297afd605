/** Which of the small panels is open on a phone at a table with shelves. */
import type { CardView, ChoiceView, TableView } from "../../../types";
import { kind } from "../board/marks";
import { common, offered, shelvesIn } from "../shelves/shelves";

export type Tab = "market" | "common" | "hand" | "own";

/** By kind of pick the panel that its thing lies in. */
export type Where = ReadonlyMap<string, Tab>;

/** Where the things of a table lie; what others are dragged to is none of them. */
export function tabsOf(view: TableView): Where {
  const where = new Map<string, Tab>();
  const lay = (cards: readonly CardView[], tab: Tab): void => {
    for (const card of cards) where.set(kind(card.pick), tab);
  };
  lay(offered(view)?.cards ?? [], "market");
  for (const shelf of common(view)) if (!shelf.takes?.length) lay(shelf.cards, "common");
  lay(view.hand ?? [], "hand");
  for (const shelf of shelvesIn(view, "own")) lay(shelf.cards, "own");
  return where;
}

/** The panel with the things that lead on from what was picked; the one that is open if it has some. */
export function tabOn(next: Iterable<string>, open: Tab, where: Where): Tab {
  const tabs = [...next].map((pick) => where.get(kind(pick))).filter((tab) => tab !== undefined);
  return !tabs.length || tabs.includes(open) ? open : tabs[0]!;
}

/** The panel with the things that a decision is about; the one that is open if that has some. */
export function tabFor(choices: readonly ChoiceView[], open: Tab, where: Where): Tab {
  const tabs = choices.map((choice) => choice.picks.map((pick) => where.get(kind(pick))));
  if (tabs.flat().every((tab) => tab === undefined)) return open;
  if (tabs.every((found) => !found.length || found.includes("own"))) return "own";
  return open === "own" && tabs.flat().includes("market") ? "market" : open;
}
