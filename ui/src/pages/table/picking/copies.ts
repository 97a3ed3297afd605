/** Things that are picked several together, and those of them that are alike: "hand:y4", "hand:y4~2". */
import type { CardView } from "../../../types";
import { kind } from "../board/marks";

/** By kind of pick: are several of these things picked together, or one at a time? Places are not here. */
export type Together = ReadonlyMap<string, boolean>;

/** How the things on a table are picked, as they say. */
export const togetherOf = (cards: readonly CardView[]): Together =>
  new Map(cards.map((card) => [kind(card.pick), card.many ?? false]));

/** What copies share: "hand:y4" of "hand:y4~2". */
export const stem = (pick: string): string => pick.replace(/~\d+$/, "");

/** How many copies of a thing are among some picks. */
export function copiesIn(picks: Iterable<string>, pick: string): number {
  let count = 0;
  for (const one of picks) if (stem(one) === stem(pick)) count++;
  return count;
}

const copy = (pick: string, n: number): string => (n > 1 ? `${stem(pick)}~${n}` : stem(pick));

/**
 * The pick that a tap on a thing means. Actions name the first of equal copies. Of those that are
 * picked together a tap on one that is not picked takes the first that is left, a tap on a picked one
 * gives the last back; of others any means the first.
 */
export function tapped(picked: readonly string[], what: string, together: Together): string {
  if (!together.get(kind(what))) return stem(what);
  const count = copiesIn(picked, what);
  return picked.includes(what) ? copy(what, count) : copy(what, count + 1);
}
