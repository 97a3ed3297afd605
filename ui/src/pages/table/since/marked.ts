/** What is marked of the actions of others: each with a number, where it was, what left and why. */
import type { Gone, LogLine } from "../../../types";
import type { Happened } from "./past.svelte";

export interface Marked {
  step: number;
  seat: number;
  number: number;
  lines: readonly LogLine[];
  places: readonly string[]; // on boards and cards, each once
  gone: readonly (Gone & { words: string })[];
}

/** Number the actions; ``one``: of these mark the one that is played again. */
export function markedOf(since: readonly Happened[], one: number | null): Marked[] {
  const all = since.map(({ step, seat, lines, gone }, n) => ({
    step,
    seat,
    number: n + 1,
    lines,
    // a row of a seat tells of much: rings are for places and cards
    places: [...new Set(lines.flatMap((line) => line.places ?? []))].filter((place) => !place.startsWith("seat:")),
    gone: gone.map((thing) => ({ ...thing, words: wordsOf(thing, lines) })),
  }));
  return one === null ? all : all.filter(({ step }) => step === one);
}

/** The line that tells of something that left: the first about its place. */
function wordsOf({ nodes: [head] }: Gone, lines: readonly LogLine[]): string {
  return lines.find((line) => head?.pick && line.places?.includes(head.pick))?.text ?? lines[0]?.text ?? "";
}
