import { expect, it } from "vitest";

import type { ChoiceView } from "../../../types";
import { fits, fitting, placesOf, signed, unbroken } from "./offers";

const at = (...picks: string[]): ChoiceView => ({ picks }) as unknown as ChoiceView;

it("writes figures with their sign", () => {
  expect(signed(3)).toBe("+3");
  expect(signed(-2)).toBe("−2");
  expect(signed(0)).toBe("±0");
});

it("keeps a range on one line", () => {
  expect(unbroken("Reef 40–38, level 2")).toBe("Reef 40\u2060–\u206038, level 2");
});

it("names only the places in which choices differ", () => {
  expect(placesOf([at("option:move", "cell:54", "cell:55"), at("option:move", "cell:54", "cell:f7")])).toEqual([
    "55",
    "f7",
  ]);
  expect(placesOf([at("option:sailor", "cell:55")])).toEqual([]);
});

it("leaves a place for the number of what has no room, and shows what is chosen", () => {
  const offers = (count: number, chosen = -1) => Array.from({ length: count }, (_, n) => ({ n, chosen: n === chosen }));
  const names = (shown: { n: number }[]) => shown.map((one) => one.n);
  expect([fits(4, 0), fits(2, 1), fits(5, 0), fits(2, 2)]).toEqual([true, true, false, false]);
  expect(names(fitting(offers(2)))).toEqual([0, 1]); // the reasons are behind the number
  expect(names(fitting(offers(7)))).toEqual([0, 1, 2]);
  expect(names(fitting(offers(7, 5)))).toEqual([0, 1, 5]);
});
