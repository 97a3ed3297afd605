/** The days of holidays, as they are in the calendar of whoever takes them. */
import type { HolidayInfo } from "../../types";
import { day } from "../home/dates";

const MINUTE = 60_000;

/** A day for a field of dates, "2026-08-03": so many days after a moment. */
export function dayAfter(now: Date, days: number): string {
  const then = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${then.getFullYear()}-${two(then.getMonth() + 1)}-${two(then.getDate())}`;
}

/** The moment at which a day begins here; null: it has begun, or comes to nothing. */
export function beginOf(date: string, now: Date): string | null {
  const then = new Date(`${date}T00:00`);
  return then > now ? then.toISOString() : null;
}

/** The last day of a holiday that ends then: "12 August". */
export function lastDay(ends: string, language: string, now = new Date()): string {
  return day(new Date(Date.parse(ends) - MINUTE).toISOString(), language, now);
}

/** "3 August – 12 August". */
export function span({ begins, ends, days }: HolidayInfo, language: string, now = new Date()): string {
  const from = day(begins, language, now);
  return days > 1 ? `${from} – ${lastDay(ends, language, now)}` : from;
}
