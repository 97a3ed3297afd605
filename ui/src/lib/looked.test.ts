import { beforeEach, expect, test } from "vitest";

import { lastLooked, looked } from "./looked";

beforeEach(() => localStorage.clear());

test("pages of no game begin with the last one that was looked at, if it is there", () => {
  expect(lastLooked([])).toBe("");
  expect(lastLooked(["atoll", "reef"])).toBe("atoll");
  looked("reef");
  expect(lastLooked(["atoll", "reef"])).toBe("reef");
  expect(lastLooked(["atoll"])).toBe("atoll");
});
