/** Who sits at a table of wood: names and colours in the order of the seats. */
import type { GameInfo } from "../../types";
import type { Sitter } from "./games";

export interface Company {
  seats: Sitter[];
  options: Record<string, string>;
  start: number;
}

const KEY = "alcaide.companion.who";

/** The colours that nobody has. */
export const freeColours = (game: GameInfo, seats: readonly Sitter[]): string[] =>
  game.colours.filter((colour) => !seats.some((seat) => seat.colour === colour));

/** As many as sat here last, with their names, as far as the game has room for them. */
export function company(game: GameInfo, names: readonly string[]): Company {
  const count = Math.min(game.max_seats, Math.max(game.min_seats, names.length));
  const seats = Array.from({ length: count }, (_, seat) => ({ name: names[seat] ?? "", colour: game.colours[seat]! }));
  return { seats, options: {}, start: 0 };
}

export function added(who: Company, game: GameInfo): Company {
  const colour = freeColours(game, who.seats)[0]!;
  return { ...who, seats: [...who.seats, { name: "", colour }] };
}

export function without(who: Company, seat: number): Company {
  const seats = who.seats.filter((_, other) => other !== seat);
  const start = who.start > seat ? who.start - 1 : who.start;
  return { ...who, seats, start: Math.min(start, seats.length - 1) };
}

export function changed(who: Company, seat: number, part: Partial<Sitter>): Company {
  return { ...who, seats: who.seats.map((one, other) => (other === seat ? { ...one, ...part } : one)) };
}

/** The next colour that nobody else has. */
export function recoloured(who: Company, game: GameInfo, seat: number): Company {
  const free = freeColours(game, who.seats);
  const order = [...game.colours, ...game.colours];
  const next = order.slice(order.indexOf(who.seats[seat]!.colour) + 1).find((colour) => free.includes(colour));
  return next ? changed(who, seat, { colour: next }) : who;
}

/** Move a seat up by one; whoever begins goes on doing so. */
export function moved(who: Company, seat: number): Company {
  const seats = [...who.seats];
  [seats[seat - 1], seats[seat]] = [seats[seat]!, seats[seat - 1]!];
  const start = who.start === seat ? seat - 1 : who.start === seat - 1 ? seat : who.start;
  return { ...who, seats, start };
}

/** The names that were entered last on this device. */
export function lastNames(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((name): name is string => typeof name === "string") : [];
  } catch {
    return [];
  }
}

export function keepNames(names: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(names));
  } catch {
    // next time they are typed anew
  }
}
