/** How long somebody has been gone, as far as the others have something to decide. */
import type { GoneView } from "../../../types";
import { dialect } from "../../home/dates";

export const VOTES = ["bot", "without", "end"] as const;
export type Wish = (typeof VOTES)[number];

const DAY = 86_400_000; // ms: so long before the vote it is told of

/** Whether the others may vote, may soon, or have nothing to think of yet. */
export function phase(gone: GoneView, now: number): "open" | "soon" | "no" {
  const left = Date.parse(gone.opens) - now;
  return left <= 0 ? "open" : left <= DAY ? "soon" : "no";
}

/** A day and its hour, as they are written in a language. */
export function day(iso: string, language: string): string {
  const parts = { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(dialect(language), parts).format(new Date(iso));
}
