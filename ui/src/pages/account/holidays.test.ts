import { describe, expect, it } from "vitest";
import { beginOf, dayAfter, lastDay, span } from "./holidays";

const now = new Date(2026, 11, 30, 9, 30);
const at = (...parts: [number, number, number, number?]) => new Date(...parts).toISOString();

describe("days of holidays", () => {
  it("are counted over months and years", () => {
    expect(dayAfter(now, 0)).toBe("2026-12-30");
    expect(dayAfter(now, 3)).toBe("2027-01-02");
  });

  it("begin at midnight, unless they have begun", () => {
    expect(beginOf("2026-12-30", now)).toBeNull();
    expect(beginOf("", now)).toBeNull();
    expect(beginOf("2026-12-31", now)).toBe(at(2026, 11, 31));
  });

  it("end with the last day that belongs to them", () => {
    expect(lastDay(at(2026, 11, 31, 15), "en", now)).toBe("31 December");
    expect(lastDay(at(2027, 0, 1), "en", now)).toBe("31 December");
  });

  it("are told by their first and last, or by the only one", () => {
    const holiday = { id: 1, begins: at(2026, 7, 3), ends: at(2026, 7, 13), days: 10 };
    expect(span(holiday, "en", now)).toBe("3 August – 12 August");
    expect(span({ ...holiday, ends: at(2026, 7, 4), days: 1 }, "it", now)).toBe("3 agosto");
  });
});
