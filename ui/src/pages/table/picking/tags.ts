/** What is written on the places of the board for the thing that is to be placed. */
import type { ChoiceView } from "../../../types";

const LEGIBLE = 26; // with more places the words would hide the board

/** The tags of choices by the place they are about; none if one place means several things. */
export function tagsOf(choices: readonly ChoiceView[]): Map<string, string> {
  const out = new Map<string, string>();
  const tagged = choices.filter((choice) => choice.tag);
  if (tagged.length > LEGIBLE) return out;
  for (const choice of tagged) {
    const cell = choice.picks.find((pick) => pick.startsWith("cell:"));
    if (!cell) continue;
    if (out.has(cell)) return new Map();
    out.set(cell, choice.tag);
  }
  return out;
}
