/** What seats are called at the end: one's own with a word that says so. */
import { t } from "../../../lib/i18n.svelte";
import type { TableView } from "../../../types";

/** The seats of people at this screen. */
export function ownSeats(view: TableView): number[] {
  return view.screen.filter((seat) => view.seats[seat]?.kind !== "bot");
}

/** Is this the only one who plays at this screen? */
export function isYou(view: TableView, seat: number): boolean {
  const own = ownSeats(view);
  return own.length === 1 && own[0] === seat;
}

/** "Ana", or "Ana (you)". */
export function seatName(view: TableView, seat: number): string {
  const name = view.seats[seat]?.name ?? "";
  return isYou(view, seat) ? t("ui-ending-you", { name }) : name;
}
