/** A turn in a few taps: what, where, who. No rules: only what single choices have in common. */
import type { CardView, ChoiceView, DecisionView } from "../../types";
import { kind } from "../table/board/marks";
import { narrow } from "../table/picking/picking";

/** Choices that are offered as one: an option, or a thing that may be meant. */
export interface Group {
  pick: string;
  name: string;
  symbol: string;
  choices: ChoiceView[];
}

export type Step =
  | { ask: "what"; groups: Group[]; single: ChoiceView[] }
  | { ask: "where"; places: ReadonlySet<string>; single: ChoiceView[] }
  | { ask: "which"; groups: Group[]; single: ChoiceView[] }
  | { ask: "one"; choice: ChoiceView; others: ChoiceView[] }; // it is meant; others lie otherwise

const FEW = 7; // choices that are simply listed
const SIDE = 4; // that stand below a plan
const LISTED = 12; // that are listed once a place is known

const isPlace = (pick: string): boolean => kind(pick) === "cell";
const isTurn = (pick: string): boolean => kind(pick) === "turn";

/** Do choices differ in nothing but how a thing is turned? */
function sameButTurned(choices: readonly ChoiceView[]): boolean {
  const marks = choices.map(({ option, picks }) => [option, ...picks.filter((pick) => !isTurn(pick))].join(" "));
  return new Set(marks).size === 1 && choices.every(({ picks }) => picks.some(isTurn));
}

/** What is asked next, after some picks. */
export function stepOf(decision: DecisionView, picked: readonly string[], faces: readonly CardView[]): Step | null {
  const left = narrow(decision.choices, picked);
  if (!left.length) return null;
  if (picked.length && (left.length === 1 || sameButTurned(left))) {
    return { ask: "one", choice: left[0]!, others: left.slice(1) };
  }
  const ahead = ({ picks }: ChoiceView) => picks.filter((pick) => isPlace(pick) && !picked.includes(pick));
  const placed = left.filter((choice) => ahead(choice).length);
  const single = left.filter((choice) => !ahead(choice).length);
  const kinds = (choices: readonly ChoiceView[]) => new Set(choices.map((choice) => choice.option)).size;
  if (kinds(left) > 1 && left.length > FEW && (kinds(placed) > 1 || single.length > SIDE)) return what(decision, left);
  const places = new Set(placed.flatMap(ahead));
  const begun = picked.some(isPlace) && left.length <= LISTED;
  if (kinds(placed) === 1 && places.size > 1 && !begun) return { ask: "where", places, single };
  return which(left, picked, faces);
}

/** Of choices without a place those that stand before all that have one, in the order of the options. */
export function first(decision: DecisionView, single: readonly ChoiceView[]): ChoiceView[] {
  const placed = decision.choices.filter((choice) => choice.picks.some(isPlace));
  const begins = Math.min(...placed.map((choice) => place(decision, choice)));
  return single.filter((choice) => place(decision, choice) < begins);
}

/** Options in their order, each with its choices; those of one choice are taken at once. */
function what(decision: DecisionView, left: readonly ChoiceView[]): Step {
  const groups: Group[] = [];
  for (const choice of [...left].sort((one, other) => place(decision, one) - place(decision, other))) {
    const pick = `option:${choice.option}`;
    const group = groups.find((one) => one.pick === pick);
    if (group) group.choices.push(choice);
    else groups.push({ pick, name: choice.name, symbol: choice.symbol, choices: [choice] });
  }
  const single = groups.filter((group) => group.choices.length === 1).map((group) => group.choices[0]!);
  return { ask: "what", groups: groups.filter((group) => group.choices.length > 1), single };
}

function place(decision: DecisionView, choice: ChoiceView): number {
  const at = decision.options.indexOf(choice.option);
  return at < 0 ? decision.options.length : at;
}

/** Choices one by one; where there are many, first by the thing that they are about. */
function which(left: readonly ChoiceView[], picked: readonly string[], faces: readonly CardView[]): Step {
  const groups: Group[] = [];
  if (left.length > (picked.some(isPlace) ? LISTED : FEW)) {
    for (const choice of left) {
      const pick = choice.picks.find((one) => !picked.includes(one) && kind(one) !== "option");
      if (!pick) continue;
      const group = groups.find((one) => one.pick === pick);
      if (group) group.choices.push(choice);
      else groups.push({ pick, name: choice.label, symbol: choice.symbol, choices: [choice] });
    }
  }
  if (groups.length < 2 || groups.length === left.length) return { ask: "which", groups: [], single: [...left] };
  for (const group of groups.filter((one) => one.choices.length > 1)) {
    const face = faces.find((card) => card.pick === group.pick);
    [group.name, group.symbol] = [face?.label ?? group.name, face?.symbol ?? group.symbol];
  }
  const single = groups.filter((group) => group.choices.length === 1).map((group) => group.choices[0]!);
  return { ask: "which", groups: groups.filter((group) => group.choices.length > 1), single };
}

const nameOf = (pick: string): string => pick.slice(pick.indexOf(":") + 1);

/** The words of an entry for another place: those of a like choice, with the name of the place exchanged. */
export function elsewhere(choices: readonly ChoiceView[], picked: readonly string[], at: string): string | null {
  const like = choices.find(
    (choice) =>
      choice.picks.filter(isPlace).length === 1 &&
      picked.every((pick) => pick === `option:${choice.option}` || choice.picks.includes(pick)),
  );
  const here = like?.picks.find(isPlace);
  if (!like || !here) return null;
  return like.text
    .split(" ")
    .map((word) => (word === nameOf(here) ? nameOf(at) : word))
    .join(" ");
}

/** Of several entries that might be meant by a place, those that the rules allow. */
export const likely = (choices: readonly ChoiceView[], at: string): ChoiceView[] =>
  choices.filter((choice) => choice.picks.includes(at)).slice(0, 2);
