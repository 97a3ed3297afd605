/** From what was picked to the one action that is meant. No rules: only lists of picks. */
import type { ChoiceView, RefusedView } from "../../../types";
import { tapped, type Together } from "./copies";
import { kind } from "../board/marks";

type Picks = readonly string[];
type Picked = { option: string; picks: string[] };

/** A choice is picked by its things and by the option that it is offered in. */
const has = (choice: Picked, pick: string): boolean =>
  choice.picks.includes(pick) || pick === `option:${choice.option}`;

/** The choices that contain everything picked. */
export function narrow<T extends Picked>(choices: readonly T[], picked: Picks): T[] {
  return choices.filter((choice) => picked.every((pick) => has(choice, pick)));
}

/** The choice that is meant: the only one left, or the one that was picked completely. */
export function selected(choices: readonly ChoiceView[], picked: Picks): ChoiceView | null {
  const left = narrow(choices, picked);
  if (left.length === 1) return left[0]!;
  if (!picked.length) return null;
  return left.find((choice) => choice.picks.length && choice.picks.every((pick) => picked.includes(pick))) ?? null;
}

/** What every one of the choices needs, of the things that are there to be placed: ``due``. */
export function given(choices: readonly ChoiceView[], due: Picks): string[] {
  return choices.length ? due.filter((pick) => choices.every((choice) => choice.picks.includes(pick))) : [];
}

/** Can this be picked at all, perhaps in place of something picked before? */
export function possible(choices: readonly ChoiceView[], pick: string): boolean {
  return choices.some((choice) => has(choice, pick));
}

/** What can be picked next so that it leads on from what was picked. */
export function nextPicks(choices: readonly ChoiceView[], picked: Picks): Set<string> {
  const out = new Set<string>();
  for (const choice of narrow(choices, picked)) for (const pick of choice.picks) out.add(pick);
  for (const pick of picked) out.delete(pick);
  return out;
}

/**
 * What would switch to an action of the same sort: the other places of a chosen option,
 * the other cards of a chosen place.
 */
export function switches(choices: readonly ChoiceView[], picked: Picks): Set<string> {
  const out = new Set<string>();
  const meant = selected(choices, picked);
  if (!meant) return out;
  for (const choice of choices) {
    if (choice === meant || choice.option !== meant.option) continue;
    const changed = choice.picks.filter((pick) => !meant.picks.includes(pick));
    if (changed.length === 1) out.add(changed[0]!);
  }
  return out;
}

/** Add a pick; what does not go with it is dropped, the newest first kept. Again: take it back. */
export function pick(choices: readonly ChoiceView[], picked: Picks, what: string, together: Together): string[] {
  const added = tapped(picked, what, together);
  if (picked.includes(added)) return picked.filter((one) => one !== added);
  const alone = together.get(kind(added)) === false;
  if (alone && picked.some((one) => kind(one) === kind(added))) return [added];
  let kept = [added];
  for (const one of [...picked].reverse()) {
    if (narrow(choices, [...kept, one]).length) kept = [one, ...kept];
  }
  return [...kept.filter((one) => one !== added), added];
}

/** Refusals worth showing: those that go on from what was picked; at first only whole options. */
export function refusals(known: readonly RefusedView[], picked: Picks): RefusedView[] {
  if (picked.length) return narrow(known, picked).slice(0, SHOWN_REFUSED);
  return known.filter((refused) => refused.picks.every((pick) => kind(pick) === "option"));
}

const SHOWN_REFUSED = 3; // the server lists the likeliest first

/** One card of the dock: an option with all its choices, or a single choice. */
export interface Offer {
  key: string;
  name: string;
  symbol: string;
  choices: ChoiceView[]; // best first
  chosen: boolean;
}

/** Choices that differ in the cards they take: there can be many, and all are picked by cards, too. */
function byCards(choices: readonly ChoiceView[], together: Together): boolean {
  const sorts = new Set(choices.map((choice) => choice.option));
  return sorts.size === 1 && choices.every((choice) => choice.picks.some((pick) => together.get(kind(pick))));
}

/** How many choices by cards the dock leaves out, after the best. */
export function unlisted(choices: readonly ChoiceView[], things: Picks, together: Together): number {
  const left = narrow(choices, things).filter((choice) => !choice.quiet);
  return things.length && byCards(left, together) ? Math.max(0, left.length - SHOWN_SINGLY) : 0;
}

const SHOWN_SINGLY = 6; // choices of a picked thing
const OPENED = 16; // choices of a picked option; more are picked by card and place
const KEPT = 3; // an option with so few choices stays one card: its places are on the board

/** What the dock is about: the things picked, or an option with several choices. */
export function about(choices: readonly ChoiceView[], before: Picks, picked: Picks): string[] {
  const kept = before.every((one) => picked.includes(one));
  const things = picked.filter((one) => kind(one) !== "option");
  if (selected(choices, picked) && kept && (before.length || things.length < picked.length)) return [...before];
  if (things.length) return things;
  const left = narrow(choices, picked).length;
  return picked.length && left > KEPT && left <= OPENED ? [...picked] : [];
}

/**
 * What the dock offers for the things it is about: options as groups, singly once few are left.
 * ``picked`` tells which of them is chosen.
 */
export function offers(choices: readonly ChoiceView[], things: Picks, picked: Picks, together: Together): Offer[] {
  let left = narrow(choices, things).filter((choice) => !choice.quiet);
  const meant = selected(choices, picked);
  const opened = things.length > 0 && things.every((one) => kind(one) === "option");
  const alone = new Set(left.map((choice) => choice.option)).size === 1;
  const cards = things.length > 0 && byCards(left, together);
  if (cards) left = best(left, meant);
  const single = cards || opened || ((alone || things.length > 0) && left.length <= SHOWN_SINGLY);
  const out: Offer[] = [];
  for (const choice of left) {
    const key = single ? choice.text : choice.option;
    const group = out.find((offer) => offer.key === key);
    if (group) group.choices.push(choice);
    else out.push({ key, name: choice.name, symbol: choice.symbol, choices: [choice], chosen: false });
  }
  for (const offer of out) {
    offer.choices.sort((a, b) => b.points - a.points || b.income - a.income);
    const named = picked.includes(`option:${offer.choices[0]!.option}`);
    offer.chosen = meant ? offer.choices.includes(meant) : !single && named;
    if (single || offer.choices.length === 1) offer.name = offer.choices[0]!.label;
  }
  return out;
}

/** The first choices as the server ranks them, and in any case the one that is meant. */
function best(choices: ChoiceView[], meant: ChoiceView | null): ChoiceView[] {
  const out = choices.slice(0, SHOWN_SINGLY);
  if (meant && choices.includes(meant) && !out.includes(meant)) out[SHOWN_SINGLY - 1] = meant;
  return out;
}

/** A span of prices, points or incomes of the choices of an offer. */
export function span(choices: readonly ChoiceView[], of: (choice: ChoiceView) => number): [number, number] {
  const values = choices.map(of);
  return [Math.min(...values), Math.max(...values)];
}
