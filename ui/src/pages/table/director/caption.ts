/** Where the words of an event stand: in the board, clear of the tools in its corners. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Point {
  x: number;
  y: number;
}

export interface Caption {
  x: number; // the middle of the words
  y: number; // their edge: the lower one, where they stand low
  width: number; // at most
}

const GAP = 12; // px
const ROOM = 256; // px: narrower than that, the words stand above or below what is in the corners
const WIDE = 400; // px: as wide as that, they stand in the middle

/** The place of the words: as near to the middle as what is in the corners lets them. */
export function captionIn(board: Box, all: readonly Box[], high: boolean): Caption {
  const half = (board.top + board.bottom) / 2;
  const corners = all.filter((one) => one.bottom < half === high);
  const x = (board.left + board.right) / 2;
  const whole = { x, y: high ? board.top + GAP : board.bottom - GAP, width: board.right - board.left - 2 * GAP };
  if (!corners.length) return whole;
  const left = Math.max(board.left, ...corners.filter((one) => one.left < x).map((one) => one.right)) + GAP;
  const right = Math.min(board.right, ...corners.filter((one) => one.left >= x).map((one) => one.left)) - GAP;
  if (right - left < ROOM) {
    const y = high
      ? Math.max(...corners.map((one) => one.bottom)) + GAP
      : Math.min(...corners.map((one) => one.top)) - GAP;
    return { ...whole, y };
  }
  const even = 2 * Math.min(x - left, right - x);
  return even >= WIDE ? { ...whole, width: even } : { ...whole, x: (left + right) / 2, width: right - left };
}

const TALL = 64; // px: two lines of words
const USUAL = 420; // px: as wide as words are, where there is room

/** Do words that stand there hide a place? */
export function hides(
  { x, y, width }: Caption,
  high: boolean,
  place: Point & { width: number; height: number },
): boolean {
  const middle = high ? y + TALL / 2 : y - TALL / 2;
  const across = (Math.min(width, USUAL) + place.width) / 2;
  return Math.abs(place.x - x) < across && Math.abs(place.y - middle) < (TALL + place.height) / 2;
}
