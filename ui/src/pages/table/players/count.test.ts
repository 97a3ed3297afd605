import { expect, it } from "vitest";

import { between } from "./count.svelte";
import { soundOf } from "../overlays/sounds";

it("counts from one value to the other and never past it", () => {
  expect(between(38, 58, 0)).toBe(38);
  expect(between(38, 58, 1)).toBe(58);
  expect(between(38, 58, 1.7)).toBe(58);
  expect(between(38, 58, 0.5)).toBeGreaterThan(48);
  expect(between(58, 38, 0.5)).toBeLessThan(48);
});

it("hears the greatest thing that happened", () => {
  expect(soundOf([])).toBeNull();
  expect(
    soundOf([
      { kind: "drop", key: "a", height: 24 },
      { kind: "drop", key: "b", height: 40 },
    ]),
  ).toBe("thud");
  expect(soundOf([{ kind: "change", key: "buoy" }])).toBe("rustle");
});
