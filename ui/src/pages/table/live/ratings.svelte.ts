/** The ratings of those who sit at a table that is rated, or that others may join; what its end did to them. */
import { api } from "../../../lib/api";
import type { SeatRatingInfo, TableView } from "../../../types";

class Ratings {
  seats = $state.raw<SeatRatingInfo[]>([]);
  #asked = "";

  /** Ask anew when others sit there or the game is over. */
  set(view: TableView | null, language: string): void {
    const rated = view?.together?.terms.rated || view?.together?.gathering;
    const sitting = view?.seats.map((seat) => `${seat.kind} ${seat.name}`).join() ?? "";
    const mark = view && rated ? [view.id, language, Boolean(view.result), sitting].join() : "";
    if (mark === this.#asked) return;
    this.#asked = mark;
    if (!view || !mark) {
      this.seats = [];
      return;
    }
    api.ratings(view.id, view.together?.invite ?? "", language).then(
      (found) => this.#asked === mark && (this.seats = found),
      () => this.#asked === mark && (this.#asked = ""), // they are asked for with the next change
    );
  }

  of(seat: number): SeatRatingInfo | undefined {
    return this.seats.find((each) => each.seat === seat);
  }
}

export const ratings = new Ratings();
