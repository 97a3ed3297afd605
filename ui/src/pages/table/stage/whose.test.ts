import { expect, test } from "vitest";

import type { SeatView, TableView } from "../../../types";
import { otherBoard, shownSeat } from "./whose";

const plan = (seat: number) => ({ label: `plan of ${seat}` });
const seats = [0, 1, 2].map((seat) => ({ seat, plan: plan(seat) })) as unknown as SeatView[];
const log = [
  { step: 6, seat: 0 },
  { step: 7, seat: 2 },
  { step: 7, seat: null },
] as TableView["log"];

test("who plays sees the own board, unless he has opened another", () => {
  expect(shownSeat({ seats, log, viewer: 1, turn: 0 })).toBe(1);
  expect(shownSeat({ seats, log, viewer: 1, turn: 0 }, 0)).toBe(0);
  expect(otherBoard({ seats, log, viewer: 1, turn: 0 }, 1)).toBeNull();
});

test("who looks on sees the board of who has just acted, not of who is next", () => {
  const view = { seats, log, viewer: null, turn: 0 };
  expect(shownSeat(view)).toBe(2);
  expect(otherBoard(view, 2)).toEqual(plan(2));
  expect(shownSeat({ ...view, log: [] })).toBe(0);
});

test("a table round one board has nobody's board", () => {
  const around = seats.map((seat) => ({ ...seat, plan: null }));
  expect(shownSeat({ seats: around, log, viewer: null, turn: 1 })).toBe(1);
  expect(otherBoard({ seats: around, log, viewer: null, turn: 1 }, 1)).toBeNull();
});
