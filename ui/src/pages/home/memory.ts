/** The last set-up of each game, kept in this browser; nothing breaks where storage is forbidden. */

const key = (game: string) => `alcaide.setup.${game}`;

/** What was kept for a game, or null. */
export function kept(game: string): string | null {
  try {
    return localStorage.getItem(key(game));
  } catch {
    return null;
  }
}

/** Keep a set-up for the next time. */
export function keep(game: string, text: string): void {
  try {
    localStorage.setItem(key(game), text);
  } catch {
    // private windows may refuse: the next set-up then starts afresh
  }
}
