/** The count at the end in time: every frame is a function of the moment, so that it can be shown, skipped and tested. */
import type { CountStepView, CountedView } from "../../../types";

export const LEAST = 6000; // ms of a whole count
export const MOST = 12000;
const STEP = 900; // at least
const HEAD = 450; // until the first part of a step lands
const GAP = 260; // from one part to the next
const TAIL = 600; // after the last part: rows change places, and one may look
const MOVE = 350; // a row that changes its place
const RISE = 350; // a number that goes up

/** A part and when it lands. */
export interface Landing {
  at: number;
  step: number;
  part: CountedView;
}

/** A step, from when to when, and how the rows stand after it. */
export interface Stretch {
  from: number;
  to: number;
  settled: number; // when rows begin to change places
  order: readonly number[]; // seats, the first at the top
}

/** All that happens, worked out once. */
export interface Timeline {
  length: number;
  seats: readonly number[]; // the order in which the rows stand at the beginning
  landings: readonly Landing[];
  stretches: readonly Stretch[];
}

/** A part that is lit, and for how long it has been. */
export interface Lit {
  part: CountedView;
  age: number; // ms
}

/** A row of the running totals. */
export interface Row {
  seat: number;
  before: number; // of earlier steps
  added: number; // of the present one
  place: number; // where the row stands: 0 is the top; between two while it moves
  up: number; // the place that it has risen to, from 1; 0: it has not
}

/** What is seen at a moment. */
export interface Frame {
  step: number;
  lit: readonly Lit[];
  rows: readonly Row[]; // by seat
  done: boolean;
}

export const clamp = (value: number): number => Math.min(1, Math.max(0, value));
export const easeOut = (p: number): number => 1 - (1 - p) ** 3;
export const easeInOut = (p: number): number => (p < 0.5 ? 4 * p ** 3 : 1 - (2 - 2 * p) ** 3 / 2);

/** Work out when what happens; the last order is given, as more than points may decide it. */
export function timeline(steps: readonly CountStepView[], seats: readonly number[], last: readonly number[]): Timeline {
  const lengths = steps.map((step) => Math.max(STEP, HEAD + GAP * Math.max(0, bringing(step).length - 1) + TAIL));
  const natural = lengths.reduce((sum, each) => sum + each, 0);
  const length = Math.min(MOST, Math.max(LEAST, natural));
  const pace = natural ? length / natural : 1;
  const landings: Landing[] = [];
  const stretches: Stretch[] = [];
  let [from, order] = [0, seats];
  steps.forEach((step, index) => {
    bringing(step).forEach((part, nth) => {
      landings.push({ at: from + (HEAD + GAP * nth) * pace, step: index, part });
    });
    const to = from + lengths[index]! * pace;
    order = index === steps.length - 1 ? last : ranked(order, totals(landings));
    stretches.push({ from, to, settled: to - TAIL * pace, order });
    from = to;
  });
  return { length, seats, landings, stretches };
}

/** Return what is seen at a moment; ``calm``: nothing flies, all changes at once. */
export function frame(line: Timeline, at: number, calm = false): Frame {
  const step = Math.max(
    0,
    line.stretches.findLastIndex((stretch) => stretch.from <= at),
  );
  const landed = line.landings.filter((landing) => landing.at <= at);
  return {
    step,
    lit: landed.filter((each) => each.step === step).map((each) => ({ part: each.part, age: at - each.at })),
    rows: line.seats.map((seat) => row(line, seat, step, at, calm)),
    done: at >= line.length,
  };
}

function row(line: Timeline, seat: number, step: number, at: number, calm: boolean): Row {
  const own = line.landings.filter((landing) => landing.part.seat === seat);
  const before = own.filter((each) => each.step < step).reduce((sum, each) => sum + each.part.points, 0);
  const added = own
    .filter((each) => each.step === step)
    .reduce((sum, each) => sum + each.part.points * risen(at - each.at, calm), 0);
  return { seat, before, added: Math.round(added), ...standing(line, seat, step, at, calm) };
}

/** How far a number has gone up so long after its cause landed. */
function risen(age: number, calm: boolean): number {
  if (calm) return age >= 0 ? 1 : 0;
  return easeOut(clamp(age / RISE));
}

function standing(line: Timeline, seat: number, step: number, at: number, calm: boolean): Pick<Row, "place" | "up"> {
  const stretch = line.stretches[step];
  const old = (line.stretches[step - 1]?.order ?? line.seats).indexOf(seat);
  if (!stretch) return { place: old, up: 0 };
  const now = stretch.order.indexOf(seat);
  const moved = calm ? (at >= stretch.settled ? 1 : 0) : easeInOut(clamp((at - stretch.settled) / MOVE));
  // the order before the first step says nothing
  return { place: old + (now - old) * moved, up: step && moved && now < old ? now + 1 : 0 };
}

/** The parts that bring something. */
export function bringing(step: CountStepView): CountedView[] {
  return step.parts.filter((part) => part.points);
}

/** What a step brings a seat. */
export function brought(step: CountStepView, seat: number): number {
  return step.parts.reduce((sum, part) => (part.seat === seat ? sum + part.points : sum), 0);
}

function totals(landings: readonly Landing[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { part } of landings) sums.set(part.seat, (sums.get(part.seat) ?? 0) + part.points);
  return sums;
}

/** Seats by their points; who has as many stays before the other. */
function ranked(order: readonly number[], sums: ReadonlyMap<number, number>): number[] {
  return [...order].sort((one, other) => (sums.get(other) ?? 0) - (sums.get(one) ?? 0));
}
