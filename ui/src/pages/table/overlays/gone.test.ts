import { expect, it } from "vitest";

import { day, phase } from "./gone";

const gone = { seat: 1, opens: "2026-12-24T18:00:00+00:00", days: 7, may: true, need: 1, votes: [] };
const at = (iso: string) => Date.parse(iso);

it("tells of a vote a day before, and when it is open", () => {
  expect(phase(gone, at("2026-12-23T17:00:00Z"))).toBe("no");
  expect(phase(gone, at("2026-12-23T18:00:00Z"))).toBe("soon");
  expect(phase(gone, at("2026-12-24T18:00:00Z"))).toBe("open");
});

it("writes a day in a language", () => {
  expect(day(gone.opens, "it")).toContain("dicembre");
});
