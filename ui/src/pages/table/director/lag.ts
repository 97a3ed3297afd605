/** A table as it is seen while things still happen: no figure changes before its cause. */
import type { FigureView, SeatView, TableView } from "../../../types";
import { named } from "./beats";

type Shown = ReadonlyMap<string, number>;

/** The table with the figures that are shown by now; ``last`` is the one before. */
export function lagged(view: TableView, last: TableView | null, shown: Shown): TableView {
  if (!shown.size) return view;
  return { ...view, seats: view.seats.map((seat) => seatAt(seat, shown)), track: trackAt(view, last, shown) };
}

function seatAt(seat: SeatView, shown: Shown): SeatView {
  const at = <T extends FigureView | null>(name: string, figure: T): T => {
    const value = shown.get(named(name, seat.seat));
    return figure && value !== undefined ? { ...figure, value } : figure;
  };
  return {
    ...seat,
    money: at("money", seat.money),
    points: at("points", seat.points),
    cards: at("cards", seat.cards),
    pieces: seat.pieces.map((piece) => at(piece.symbol, piece)).filter((piece) => piece.value || kept(piece, seat)),
  };
}

/** A seat shows some pieces even if none is left; those that only come now are not there yet. */
const kept = (piece: FigureView, seat: SeatView): boolean => seat.pieces.some((one) => one === piece) || piece.each;

/** Counters of the track: those that still come are not there, those that still go are. */
function trackAt(view: TableView, last: TableView | null, shown: Shown): TableView["track"] {
  if (!view.track) return null;
  const now = new Map(view.track.marks.map((mark) => [mark.symbol, mark]));
  for (const mark of last?.track?.marks ?? []) if (!now.has(mark.symbol)) now.set(mark.symbol, { ...mark, value: 0 });
  const marks = [...now.values()].map((mark) => ({ ...mark, value: shown.get(named(mark.symbol)) ?? mark.value }));
  return { ...view.track, marks: marks.filter((mark) => mark.value > 0) };
}
