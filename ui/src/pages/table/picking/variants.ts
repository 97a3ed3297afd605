/** What may be chosen at the place of what was picked: few enough to be listed there. */
import type { ChoiceView } from "../../../types";
import { kind } from "../board/marks";
import { isTurn } from "./cycle";
import { narrow, selected } from "./picking";

export interface Variants {
  rows: ChoiceView[]; // the best first
  more: number; // that are left out
}

const LISTED = 6;
const NOTHING: Variants = { rows: [], more: 0 };

/** What the choices at the place are about: things rather than options. */
export function topicOf(base: readonly string[], chosen: readonly string[]): string[] {
  const things = chosen.filter((one) => kind(one) !== "option" && !isTurn(one));
  return base.length ? [...base] : things.length ? things : [...chosen];
}

/**
 * The choices for what was picked by hand. ``base``: what the offers are about, see ``about``. An
 * option alone is listed only where it is small: its places light up.
 */
export function variants(choices: readonly ChoiceView[], base: readonly string[], chosen: readonly string[]): Variants {
  if (!chosen.length) return NOTHING;
  const about = topicOf(base, chosen);
  const meant = selected(choices, chosen);
  const left = narrow(choices, about).filter((choice) => !choice.quiet || choice === meant);
  if (meant && !left.includes(meant)) return { rows: [meant], more: 0 };
  if (about.every((one) => kind(one) === "option") && left.length > LISTED + 2)
    return meant ? { rows: [meant], more: left.length - 1 } : NOTHING;
  const best = [...left].sort((a, b) => b.points - a.points || b.income - a.income);
  const rows = best.slice(0, LISTED);
  if (meant && !rows.includes(meant)) rows[LISTED - 1] = meant;
  return { rows, more: best.length - rows.length };
}
