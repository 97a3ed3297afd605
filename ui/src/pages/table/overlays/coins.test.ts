import { expect, it } from "vitest";

import type { TableView } from "../../../types";
import { flights } from "./coins";

const table = (...money: number[]): TableView =>
  ({
    seats: money.map((value, seat) => ({ seat, money: { symbol: "i-coin", value, label: "" } })),
  }) as unknown as TableView;

it("sees who gains and who pays", () => {
  expect(flights(table(40, 40, 40), table(25, 40, 44))).toEqual([
    { seat: 0, coins: 2, gain: false },
    { seat: 2, coins: 1, gain: true },
  ]);
});

it("lets no more coins fly than can be seen", () => {
  expect(flights(table(0), table(50))[0]!.coins).toBe(6);
});
