/** From events to beats: when each begins, when what it changes is seen, when it is over. */
import type { EventView } from "../../../types";
import { both, clamp } from "./easing";

export interface Beat {
  event: EventView;
  at: number; // ms
  land: number; // its figures change; those that run begin to
  end: number;
}

const QUICK = 1.6; // how much faster others play
const BEHIND = 2.5; // where many actions wait to be shown
const LIT = 260; // ms a place
const MANY = 4; // places that are lit slowly

/** How long an event takes; how long before the next may begin, where that is less. */
const LENGTHS: Record<EventView["kind"], number | ((event: EventView) => number)> = {
  say: 700,
  cost: 420,
  take: 520,
  home: 650,
  piece: ({ places }) => 420 + 60 * Math.max(0, places.length - 1),
  rise: 350,
  join: 700,
  hoist: 500,
  value: (event) => clamp(40 * span(event), 300, 900),
  figure: 400,
  light: ({ places }) => LIT * Math.min(MANY, places.length) + (LIT / 2) * Math.max(0, places.length - MANY) + 200,
  income: 520,
  walk: (event) => clamp(110 * span(event), 110, 2200),
  score: 900,
  turn: 1000,
  refill: 300,
};
const EARLY: Partial<Record<EventView["kind"], number>> = { cost: 160, refill: 100, rise: 200 };
const RUNS: readonly string[] = ["value", "walk"];
const AT_ONCE: readonly string[] = ["cost", "say", "score"];

/** By how much the figure that an event is about changes. */
function span({ changes }: EventView): number {
  const [first] = changes;
  return first ? Math.abs(first.after - first.before) : 0;
}

export function lengthOf(event: EventView): number {
  const length = LENGTHS[event.kind];
  return typeof length === "function" ? length(event) : length;
}

/** When each place of an event has its turn, from the beginning of the event. */
export function turns({ kind, places }: EventView): number[] {
  if (kind !== "light") return places.map((_, i) => 60 * i);
  return places.map((_, i) => LIT * Math.min(i, MANY) + (LIT / 2) * Math.max(0, i - MANY));
}

/** One after the other, no more than two at a time. */
export function beats(events: readonly EventView[]): Beat[] {
  const out: Beat[] = [];
  let at = 0;
  for (const event of events) {
    const free = out.at(-2)?.end ?? 0;
    const start = Math.max(at, free);
    const length = lengthOf(event);
    const early = RUNS.includes(event.kind) || AT_ONCE.includes(event.kind);
    out.push({ event, at: start, land: early ? start : start + length, end: start + length });
    at = start + Math.min(length, EARLY[event.kind] ?? length);
  }
  return out;
}

/** The name of a figure: of a seat, or of the table. */
export const named = (figure: string, seat?: number | null): string => `${seat ?? ""}:${figure}`;

/** What figures show at a moment, as long as not all that changes them has happened. */
export function figuresAt(all: readonly Beat[], time: number): Map<string, number> {
  const shown = new Map<string, number>();
  for (const beat of [...all].reverse()) {
    for (const change of [...beat.event.changes].reverse()) {
      const name = named(change.figure, change.seat);
      if (time < beat.land) shown.set(name, change.before);
      else if (RUNS.includes(beat.event.kind) && time < beat.end) shown.set(name, running(change, beat, time));
    }
  }
  return shown;
}

function running({ before, after }: { before: number; after: number }, beat: Beat, time: number): number {
  const p = clamp((time - beat.land) / (beat.end - beat.land));
  return Math.round(before + (after - before) * (beat.event.kind === "walk" ? p : both(p)));
}

/** How fast events are played: those of others a little faster, and more so where many wait. */
export function pace(speed: number, own: boolean, waiting: number): number {
  return speed * (own ? 1 : QUICK) * (waiting > MANY ? BEHIND : 1);
}
