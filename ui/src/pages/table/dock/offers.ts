/** Small texts about offers. */
import { number, t } from "../../../lib/i18n.svelte";
import type { ChoiceView } from "../../../types";
import { nameOf } from "../board/marks";

/** A figure with its sign, a true minus. */
export function signed(value: number): string {
  if (value === 0) return "±0";
  return value > 0 ? `+${number(value)}` : `−${number(-value)}`;
}

export const LONG = 32; // letters of a name that asks for smaller ones where there is little room

/** A name whose ranges stay on one line: "Way 40–38". */
export function unbroken(name: string): string {
  return name.replaceAll("–", "\u2060–\u2060");
}

/** The places in which the choices of an offer differ. */
export function placesOf(choices: readonly ChoiceView[]): string[] {
  const cells = choices.map((choice) => choice.picks.filter((pick) => pick.startsWith("cell:")));
  const shared = new Set((cells[0] ?? []).filter((cell) => cells.every((list) => list.includes(cell))));
  const out = new Set<string>();
  for (const list of cells) for (const cell of list) if (!shared.has(cell)) out.add(nameOf(cell));
  return [...out].sort((a, b) => a.localeCompare(b, undefined, { numeric: true }));
}

/** Write what lies between two numbers; one where they are alike. */
export function range([low, high]: [number, number], write: (value: number) => string): string {
  return low === high ? write(low) : t("ui-range", { from: write(low), to: write(high) });
}

const CELLS = 4; // two rows of two

/** Is there room for so many offers, and those refused, of which each takes a whole row? */
export const fits = (offers: number, refused: number): boolean => 2 * (Math.ceil(offers / 2) + refused) <= CELLS;

/** The offers for which there is room beside the number of the rest, and the chosen one among them. */
export function fitting<T extends { chosen: boolean }>(offers: readonly T[]): T[] {
  const shown = offers.slice(0, CELLS - 1);
  const chosen = offers.find((offer) => offer.chosen);
  if (chosen && !shown.includes(chosen)) shown[CELLS - 2] = chosen;
  return shown;
}
