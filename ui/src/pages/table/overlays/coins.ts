/** Coins that fly between the board and the players when money changes hands. */
import type { TableView } from "../../../types";

export interface Flight {
  seat: number;
  coins: number; // how many are seen to fly
  gain: boolean; // to the player; else to the board
}

const MOST = 6;

/** Who gained and who paid from one position to the next. */
export function flights(before: TableView, after: TableView): Flight[] {
  const out: Flight[] = [];
  for (const seat of after.seats) {
    const was = before.seats[seat.seat]?.money;
    if (!was || !seat.money || was.value === seat.money.value) continue;
    const change = seat.money.value - was.value;
    out.push({ seat: seat.seat, coins: Math.min(MOST, 1 + Math.floor(Math.abs(change) / 8)), gain: change > 0 });
  }
  return out;
}

interface Point {
  x: number;
  y: number;
}

const middle = (element: Element): Point => {
  const rect = element.getBoundingClientRect();
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
};

/** Let coins fly on the page; ``layer`` holds them on their way. */
export function fly(layer: HTMLElement, flight: Flight, board: Point, purse: Element, speed: number): void {
  const player = middle(purse);
  const [from, to] = flight.gain ? [board, player] : [player, board];
  for (let i = 0; i < flight.coins; i++) {
    const coin = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    coin.innerHTML = '<use href="#i-coin"/>';
    coin.setAttribute("class", "coin");
    layer.append(coin);
    const rise = Math.min(from.y, to.y) - 40 - 12 * i;
    const at = (x: number, y: number, scale: number): string => `translate(${x}px, ${y}px) scale(${scale})`;
    void coin
      .animate(
        [
          { transform: at(from.x, from.y, 0.6), opacity: 0 },
          { transform: at((from.x + to.x) / 2, rise, 1.1), opacity: 1, offset: 0.45 },
          { transform: at(to.x, to.y, 0.8), opacity: 1, offset: 0.95 },
          { transform: at(to.x, to.y, 0.8), opacity: 0 },
        ],
        { duration: 620 / speed, delay: (i * 55) / speed, easing: "ease-in-out", fill: "both" },
      )
      .finished.finally(() => coin.remove());
  }
}
