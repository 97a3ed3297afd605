/** Who is at the table now: people who play from elsewhere. */
import type { SeatView, TableView } from "../../../types";

/** Is the person of a seat there? Null: nobody knows, or it is no other person's. */
export function present(seat: SeatView, view: TableView, there: readonly number[] | null): boolean | null {
  if (!there || !view.together || view.screen.includes(seat.seat)) return null;
  return ["me", "friend", "person"].includes(seat.kind) ? there.includes(seat.seat) : null;
}

/** The names of the others who are there, and of those who are not. */
export function names(
  view: TableView,
  there: readonly number[] | null,
  called: (seat: SeatView) => string = (seat) => seat.name,
): { here: string[]; gone: string[] } {
  const of = (wanted: boolean) => view.seats.filter((seat) => present(seat, view, there) === wanted).map(called);
  return { here: of(true), gone: of(false) };
}
