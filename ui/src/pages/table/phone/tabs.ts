/** Which of the small panels is open on a phone at a table with shelves. */
import type { ChoiceView } from "../../../types";
import { kind } from "../board/marks";

export type Tab = "market" | "money" | "hand" | "own";

const WHERE: Record<string, Tab> = {
  slot: "market",
  square: "money",
  money: "money",
  hand: "hand",
  tray: "own",
  reserve: "own",
  bonus: "own",
  vizier: "own",
};

/** The panel with the things that lead on from what was picked; the one that is open if it has some. */
export function tabOn(next: Iterable<string>, open: Tab): Tab {
  const tabs = [...next].map((pick) => WHERE[kind(pick)]).filter((tab) => tab !== undefined);
  return !tabs.length || tabs.includes(open) ? open : tabs[0]!;
}

/** The panel with the things that a decision is about; the one that is open if that has some. */
export function tabFor(choices: readonly ChoiceView[], open: Tab): Tab {
  const found = new Map<Tab, number>();
  for (const choice of choices) {
    for (const tab of new Set(choice.picks.map((pick) => WHERE[kind(pick)])))
      if (tab) found.set(tab, (found.get(tab) ?? 0) + 1);
  }
  if (!found.size) return open;
  if (choices.every((choice) => choice.picks.some((pick) => WHERE[kind(pick)] === "own") || !choice.picks.length))
    return "own";
  return found.has("market") && open === "own" ? "market" : open;
}
