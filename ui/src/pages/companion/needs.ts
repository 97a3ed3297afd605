/** Things that may have come to light, found among many. */
import type { FoundView } from "../../types";

/** The traits that make the choice shorter, the commonest first. */
export function traitsOf(things: readonly FoundView[]): string[] {
  const counts = new Map<string, number>();
  for (const trait of things.flatMap((thing) => thing.traits)) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  return [...counts.keys()].sort((one, other) => counts.get(other)! - counts.get(one)!);
}

/** Those with all of some traits whose name or word has what was typed. */
export function sifted(things: readonly FoundView[], traits: readonly string[], search: string): FoundView[] {
  const typed = search.trim().toLowerCase();
  return things.filter(
    (thing) =>
      traits.every((trait) => thing.traits.includes(trait)) &&
      (!typed || thing.label.toLowerCase().includes(typed) || thing.word.toLowerCase().includes(typed)),
  );
}
