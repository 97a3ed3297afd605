import { describe, expect, it } from "vitest";

import { day, since } from "./dates";

const now = new Date(2026, 10, 27, 22, 30);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe("since", () => {
  it.each([
    [at(2026, 10, 27, 22, 30), "now", "ora", "maintenant"],
    [at(2026, 10, 27, 22, 25), "5 minutes ago", "5 minuti fa", "il y a 5 minutes"],
    [at(2026, 10, 27, 8, 5), "today, 8:05", "oggi, 8:05", "aujourd’hui, 8:05"],
    [at(2026, 10, 26, 23, 59), "yesterday", "ieri", "hier"],
    [at(2026, 10, 24, 9, 0), "Tuesday", "martedì", "mardi"],
    [at(2026, 10, 2, 9, 0), "2 November", "2 novembre", "2 novembre"],
    [at(2025, 4, 3, 9, 0), "3 May 2025", "3 maggio 2025", "3 mai 2025"],
  ])("%s is %s, %s, %s", (iso, english, italian, french) => {
    expect(since(iso, "en", now)).toBe(english);
    expect(since(iso, "it", now)).toBe(italian);
    expect(since(iso, "fr", now)).toBe(french);
  });
});

describe("day", () => {
  it.each([
    ["en", "1 December"],
    ["fr", "1er décembre"],
    ["it", "1º dicembre"],
  ])("is the first of a month in %s", (language, said) => {
    expect(day(at(2026, 11, 1, 9, 0), language, now)).toBe(said);
    expect(day(at(2026, 11, 11, 9, 0), language, now)).toMatch(/^11 /);
  });

  it("has the year where it is another one", () => {
    expect(day(at(2026, 11, 2, 9, 0), "fr", now)).toBe("2 décembre");
    expect(day(at(2027, 0, 2, 9, 0), "it", now)).toBe("2 gennaio 2027");
  });
});
