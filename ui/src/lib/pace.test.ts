import { expect, it } from "vitest";

import { patient } from "./pace";

it("takes what terms do not say as it was of old", () => {
  expect(patient({})).toBe(true);
  expect(patient({ pace: "live" })).toBe(true);
  expect(patient({ pace: "days", gone: "bot" })).toBe(false);
});
