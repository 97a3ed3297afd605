import { describe, expect, it } from "vitest";

import { announced, remaining, told } from "./clock";

describe("a clock", () => {
  it("shows minutes and seconds below an hour, and rounds up", () => {
    expect(told(0)).toBe("0:00");
    expect(told(0.2)).toBe("0:01");
    expect(told(599.1)).toBe("10:00");
  });
  it("shows hours and days in words", () => {
    expect(told(3_725)).toEqual({ key: "ui-clock-hours", args: { hours: 1, minutes: 2 } });
    expect(told(90_000)).toEqual({ key: "ui-clock-days", args: { days: 1, hours: 1 } });
  });
  it("never runs below nothing", () => {
    expect(remaining(10, 4_000)).toBe(6);
    expect(remaining(1, 4_000)).toBe(0);
  });
  it("speaks twice near its end", () => {
    expect([30.5, 29.9, 29, 10, 9.5, 3].map(announced)).toEqual([null, 30, null, 10, 10, null]);
  });
});
