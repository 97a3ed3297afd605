/** Positions wait for their turn to be shown, so that a quick bot's moves can be followed. */
import type { TableView } from "../../../types";

/** How long the present position should stay before the next one may be shown, in ms. */
export function dwell(now: TableView | null, next: TableView, speed: number, waiting: number): number {
  if (!now || speed <= 0 || now.id !== next.id) return 0;
  if (next.step !== now.step + 1 || next.step !== next.steps) return 0; // not a move, or looking back
  if (waiting > 12) return 0; // far behind: catch up
  const own = now.turn !== null && next.screen.includes(now.turn);
  const full = own ? 0 : 650;
  return (full / speed) * (waiting > 4 ? 0.4 : 1);
}

/** Does a table follow from another by what was just played? Whoever looks back goes one step at a time. */
export function follows(last: TableView | null, next: TableView): boolean {
  if (!last || last.id !== next.id || next.step <= last.step) return false;
  return next.step === last.step + 1 || (next.step === next.steps && last.step === last.steps);
}
