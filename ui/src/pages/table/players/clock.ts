/** Time that is left, as people read it. */
import { elapsed } from "../../../lib/elapsed";
import type { Args } from "../../../lib/i18n.svelte";
import type { ClocksView } from "../../../types";
import { dialect } from "../../home/dates";

export const URGENT = 30; // seconds

/** The time as a key and what to fill in for days and hours; below an hour as digits. */
export function told(seconds: number): { key: string; args: Args } | string {
  const whole = Math.max(0, Math.ceil(seconds));
  const days = Math.floor(whole / 86_400);
  const hours = Math.floor(whole / 3600);
  if (days) return { key: "ui-clock-days", args: { days, hours: hours % 24 } };
  if (hours) return { key: "ui-clock-hours", args: { hours, minutes: Math.floor(whole / 60) % 60 } };
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** How much is left of what there was, after some milliseconds. */
export function remaining(left: number, passed: number): number {
  return Math.max(0, left - elapsed(0, passed) / 1000);
}

/** Whose time runs after some milliseconds, and for how many of them: a holiday may have ended meanwhile. */
export function runner(told: ClocksView, turn: number | null, passed: number): { seat: number | null; ran: number } {
  if (told.resumes === null) return { seat: told.running, ran: elapsed(0, passed) };
  const ran = passed - told.resumes * 1000;
  return ran < 0 ? { seat: null, ran: 0 } : { seat: turn, ran };
}

/** The day on which a holiday ends, short enough for a clock. */
export function backOn(iso: string, language: string): string {
  return new Intl.DateTimeFormat(dialect(language), { day: "numeric", month: "short" }).format(new Date(iso));
}

/** Seconds at which whoever listens is told how little is left. */
export function announced(seconds: number): number | null {
  const whole = Math.ceil(seconds);
  return whole === 30 || whole === 10 ? whole : null;
}
