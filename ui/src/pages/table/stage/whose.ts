/** Whose board is on the stage, where everybody has one of his own. */
import type { DrawingInfo, TableView } from "../../../types";

type Who = Pick<TableView, "seats" | "viewer" | "turn"> & {
  log: readonly Pick<TableView["log"][number], "step" | "seat">[];
};

/** The seat whose board it is: one's own; who only looks on sees that of the seat that has just acted. */
export function shownSeat({ seats, viewer, turn, log }: Who, watched: number | null = null): number {
  const last = log.at(-1)?.step;
  const acted = log.find((line) => line.step === last && line.seat !== null)?.seat;
  return watched ?? viewer ?? (seats.every((seat) => seat.plan) ? acted : null) ?? turn ?? 0;
}

/** The board of a seat, where it is not that of the table; null: that one is on the stage. */
export function otherBoard({ seats, viewer }: Who, seat: number): DrawingInfo | null {
  return seat === viewer ? null : (seats[seat]?.plan ?? null);
}

/** The board on the stage, as long as nobody has opened another. */
export function boardOf(view: TableView, seat = shownSeat(view)): DrawingInfo {
  return otherBoard(view, seat) ?? view.board;
}
