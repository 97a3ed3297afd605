/** How the cards of a hand lie when they are sorted by suits: a fan for each. */
import type { CardView, SuitView } from "../../../types";

export interface SuitFan {
  key: string;
  suit: SuitView | undefined;
  cards: CardView[];
}

/** The cards by suit, suits in their order, cards of no suit last. */
export function fansOf(hand: readonly CardView[], suits: readonly SuitView[]): SuitFan[] {
  const keys = [...suits.map((suit) => suit.key), ...hand.map((card) => card.group ?? "")];
  return [...new Set(keys)]
    .map((key) => ({
      key,
      suit: suits.find((suit) => suit.key === key),
      cards: hand.filter((card) => (card.group ?? "") === key),
    }))
    .filter((fan) => fan.cards.length);
}

const LEAST = 13; // px of a covered card that must stay to be seen

/** How far apart the cards of all fans lie, so that the fans fit side by side, but at least so many pixels. */
export function stepOf(fans: readonly SuitFan[], space: number, card: number, gap: number, least = LEAST): number {
  const covered = fans.reduce((sum, fan) => sum + fan.cards.length - 1, 0);
  const free = space - fans.length * card - (fans.length - 1) * gap;
  const widest = Math.max(least, card * 0.52);
  return covered ? Math.max(least, Math.min(widest, free / covered)) : widest;
}
