/** The main actions of a phase, in an order that stays: what can be done, and why the rest cannot. */
import type { ChoiceView, DecisionView, RefusedView } from "../../../types";
import { narrow } from "../picking/picking";

export interface Action {
  option: string;
  name: string;
  symbol: string;
  choices: ChoiceView[]; // that go with what was picked, else all
  chosen: boolean;
  refused?: RefusedView; // nothing of it is possible
}

/** What the bar shows; ``things``: what was picked besides options. */
export function mainActions(
  decision: DecisionView,
  things: readonly string[],
  picked: readonly string[],
  meant: ChoiceView | null,
): Action[] {
  const acts = decision.choices.filter((choice) => !choice.quiet);
  const listed = new Set([...decision.options, ...acts.map((choice) => choice.option)]);
  const out: Action[] = [];
  for (const option of listed) {
    const all = acts.filter((choice) => choice.option === option);
    const refused = decision.refused.find((one) => one.option === option && one.picks[0] === `option:${option}`);
    const fitting = narrow(all, things);
    const choices = fitting.length ? fitting : all;
    const [first] = choices;
    const chosen = meant ? meant.option === option : picked.includes(`option:${option}`);
    if (first) out.push({ option, name: first.name, symbol: first.symbol, choices, chosen });
    else if (refused) out.push({ option, name: refused.name, symbol: "i-no", choices, chosen: false, refused });
  }
  return out;
}

/** In how many columns so many buttons stand, none narrower than so much, and no row much shorter than another. */
export function columns(count: number, room: number, least: number): number {
  const fit = Math.max(1, Math.floor(room / least));
  return Math.ceil(count / Math.ceil(count / fit));
}
