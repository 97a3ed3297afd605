import { expect, it } from "vitest";

import type { MarkView, TrackView } from "../types";
import { places } from "./track";

const track = (...marks: [string, number][]): TrackView => ({
  length: 50,
  label: "",
  marks: marks.map(([symbol, value]): MarkView => ({ symbol, value, label: `${symbol} ${value}` })),
});

it("shows a moved counter where it was and where it goes", () => {
  const found = places(track(["a", 7], ["b", 9]), track(["a", 20], ["b", 9]));
  expect(found.map((one) => [one.symbol, one.value, one.state, one.from])).toEqual([
    ["a", 7, "was", null],
    ["a", 20, "goes", 7],
    ["b", 9, "still", null],
  ]);
});

it("shows a new island as coming and a united one as gone", () => {
  const found = places(track(["a", 7], ["b", 9]), track(["a", 16], ["c", 5]));
  expect(found.find((one) => one.symbol === "c")).toMatchObject({ state: "goes", from: null });
  expect(found.find((one) => one.symbol === "b")).toMatchObject({ state: "was" });
});

it("lets counters on the same number stand side by side", () => {
  expect(places(track(["a", 7], ["b", 7], ["c", 9]), null).map((one) => one.aside)).toEqual([-0.5, 0.5, 0]);
});
