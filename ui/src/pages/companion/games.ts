/** Games at a table of wood, kept on this device: who plays what, and each entry in its words. */

export interface Sitter {
  name: string;
  colour: string;
}

export interface TableGame {
  id: string;
  game: string;
  seats: Sitter[];
  options: Record<string, string>;
  start: number; // the seat that begins
  entries: string[]; // in the notation, the oldest first
  at: number; // when something was entered last
  over?: boolean;
}

const KEY = "alcaide.companion";
const KEPT = 40; // games; the oldest are forgotten first

const sound = (each: unknown): each is TableGame => {
  const one = each as Partial<TableGame> | null;
  return (
    typeof one?.id === "string" &&
    typeof one.game === "string" &&
    Array.isArray(one.seats) &&
    Array.isArray(one.entries) &&
    one.entries.every((entry) => typeof entry === "string")
  );
};

/** All games, the newest first; storage may be forbidden or damaged. */
export function games(): TableGame[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(sound).sort((one, other) => other.at - one.at) : [];
  } catch {
    return [];
  }
}

export const gameOf = (id: string): TableGame | undefined => games().find((one) => one.id === id);

/** Keep a game in the place of what was kept of it; false: it cannot be kept. */
export function keep(game: TableGame): boolean {
  const others = games().filter((one) => one.id !== game.id);
  return write([game, ...others].slice(0, KEPT));
}

export function forget(id: string): void {
  write(games().filter((one) => one.id !== id));
}

function write(all: readonly TableGame[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}

/** Begin a game. */
export function begin(game: string, seats: Sitter[], options: Record<string, string>, start: number): TableGame {
  const id = Math.random().toString(36).slice(2, 8);
  return { id, game, seats, options, start, entries: [], at: Date.now() };
}
