import { describe, expect, it } from "vitest";

import { announced, remaining, runner, told } from "./clock";

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
  it("gives nobody time: a beat before it was told is none", () => {
    expect(remaining(10, -40)).toBe(10);
    const clocks = { left: [10, 10], running: 0, now: "", resumes: null, away: [] };
    expect(runner(clocks, 0, -40)).toEqual({ seat: 0, ran: 0 });
  });
  it("goes on by itself when a holiday is over", () => {
    const clocks = { left: [60, 60], running: null, now: "", resumes: 5, away: [] };
    expect(runner(clocks, 1, 4_999)).toEqual({ seat: null, ran: 0 });
    expect(runner(clocks, 1, 7_000)).toEqual({ seat: 1, ran: 2_000 });
    expect(runner({ ...clocks, running: 0, resumes: null }, 0, 7_000)).toEqual({ seat: 0, ran: 7_000 });
    expect(runner({ ...clocks, resumes: null }, 0, 7_000).seat).toBeNull();
  });
  it("speaks twice near its end", () => {
    expect([30.5, 29.9, 29, 10, 9.5, 3].map(announced)).toEqual([null, 30, null, 10, 10, null]);
  });
});
