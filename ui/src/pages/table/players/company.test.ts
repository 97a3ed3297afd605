import { expect, it } from "vitest";

import table from "../../../fixtures/table.json";
import type { SeatView, TableView } from "../../../types";
import { names, present } from "./company";

const kinds: SeatView["kind"][] = ["person", "person", "bot", "open", "friend"];
const seats = kinds.map((kind, seat) => ({ seat, kind, name: `N${seat}` }) as SeatView);
const view = { ...(table as unknown as TableView), seats, screen: [0], together: {} } as TableView;

it("tells of other people whether they are there, and of nobody else", () => {
  expect(seats.map((seat) => present(seat, view, [0, 1]))).toEqual([null, true, null, null, false]);
  expect(seats.map((seat) => present(seat, view, null))).toEqual([null, null, null, null, null]);
  expect(present(seats[1]!, { ...view, together: null }, [])).toBeNull();
});

it("names them", () => {
  expect(names(view, [1])).toEqual({ here: ["N1"], gone: ["N4"] });
});
