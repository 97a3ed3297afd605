import { expect, it } from "vitest";

import type { ChoiceView } from "../../../types";
import { placesOf, signed, unbroken } from "./offers";

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
