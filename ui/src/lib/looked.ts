/** The game that was looked at last in this browser: pages of no game begin with it. */
const KEY = "alcaide.looked";

/** Remember a game; storage may be forbidden. */
export function looked(game: string): void {
  try {
    localStorage.setItem(KEY, game);
  } catch {
    // then pages begin with the first game
  }
}

/** Return the game looked at last, if it is one of these, else the first. */
export function lastLooked(games: readonly string[]): string {
  let last: string | null = null;
  try {
    last = localStorage.getItem(KEY);
  } catch {
    // see looked
  }
  return games.find((game) => game === last) ?? games[0] ?? "";
}
