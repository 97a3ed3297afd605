/** How the cards of a hand lie: side by side, overlapping, or in two rows. */

export interface Fan {
  rows: 1 | 2;
  perRow: number;
  step: number; // px from one card to the next
  at: (index: number) => { x: number; row: number };
}

const ONE_ROW = 16; // more cards than this lie in two rows

/** Arrange ``count`` cards of a width in a space; ``gap`` between them while they fit. */
export function arrange(count: number, space: number, card: number, gap: number): Fan {
  const rows = count > ONE_ROW ? 2 : 1;
  const perRow = Math.max(1, Math.ceil(count / rows));
  const free = perRow > 1 ? (space - card) / (perRow - 1) : card + gap;
  const step = Math.max(8, Math.min(card + gap, Math.floor(free * 10) / 10));
  return { rows, perRow, step, at: (index) => ({ x: (index % perRow) * step, row: Math.floor(index / perRow) }) };
}
