/** The colours of players and the shape that goes with each. */

export const EMBLEMS: Record<string, string> = {
  blue: "em-circle",
  yellow: "em-square",
  green: "em-triangle",
  red: "em-diamond",
  white: "em-hexagon",
  violet: "em-star",
  black: "em-crescent",
};

export const COLOURS = Object.keys(EMBLEMS);

/** The symbol of a colour's emblem. */
export function emblemOf(colour: string): string {
  return EMBLEMS[colour] ?? "em-circle";
}
