/** Alternatives to be turned through: choices that differ only in a pick "turn:N". No rules. */
import type { ChoiceView } from "../../../types";
import { narrow } from "./picking";

export const TURN = "turn:";

export const isTurn = (pick: string): boolean => pick.startsWith(TURN);

/** What was picked besides the turn. */
export const withoutTurn = (picked: readonly string[]): string[] => picked.filter((pick) => !isTurn(pick));

/** How far a thing is turned by what was picked; 0 if it was not. */
export function turnOf(picked: readonly string[]): number {
  const found = picked.find(isTurn);
  return found ? Number(found.slice(TURN.length)) : 0;
}

/** The turns that go with the other picks, in order. */
export function turnsFor(choices: readonly ChoiceView[], picked: readonly string[]): string[] {
  const found = new Set<string>();
  for (const choice of narrow(choices, withoutTurn(picked)))
    for (const pick of choice.picks) if (isTurn(pick)) found.add(pick);
  return [...found].sort((a, b) => turnOf([a]) - turnOf([b]));
}

/** Do the choices left differ in nothing but their turn? Then one is as good as meant. */
export function onlyTurns(choices: readonly ChoiceView[], picked: readonly string[]): boolean {
  const left = narrow(choices, picked);
  const turns = left.map((choice) => choice.picks.filter(isTurn));
  if (left.length < 2 || turns.some((found) => found.length !== 1)) return false;
  const rest = left.map((choice) => withoutTurn(choice.picks).sort().join(" "));
  return new Set(rest).size === 1;
}

/** Complete picks that leave only turns open: with the turn shown before if it goes, else the first. */
export function settled(
  choices: readonly ChoiceView[],
  picked: readonly string[],
  before: readonly string[],
): string[] {
  if (!onlyTurns(choices, picked)) return [...picked];
  const turns = turnsFor(choices, picked);
  const shown = before.find(isTurn);
  return [...picked, shown && turns.includes(shown) ? shown : turns[0]!];
}

/** Picks with the next turn, or the one before. */
export function turned(choices: readonly ChoiceView[], picked: readonly string[], step: 1 | -1): string[] {
  const turns = turnsFor(choices, picked);
  if (!turns.length) return [...picked];
  const now = picked.find(isTurn);
  const at = now ? turns.indexOf(now) : turns.indexOf(`${TURN}0`);
  const next = turns[(Math.max(at, 0) + step + turns.length) % turns.length]!;
  return [...withoutTurn(picked), next];
}
