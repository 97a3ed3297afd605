/** Symbols that drawings refer to by id: the house's icons and the pieces of each game. */
import icons from "../icons.svg?raw";
import { api } from "./api";

/** The class of what shows drawings of a game: its styles and colours hold inside. */
export const gameClass = (game: string): string => (game ? `of-${game}` : "");

function insert(text: string, game = ""): void {
  const holder = document.createElement("div");
  holder.className = `sprites ${gameClass(game)}`.trim();
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = text;
  for (const symbol of holder.querySelectorAll("symbol[id]")) {
    if (document.getElementById(symbol.id)) symbol.remove(); // emblems are in both
  }
  document.body.prepend(holder);
}

/** Put the icons into the page. Call once. */
export function insertIcons(): void {
  insert(icons);
}

const loaded = new Map<string, Promise<void>>();

/** Put the pieces of a game into the page, once. */
export function loadSprites(game: string): Promise<void> {
  let found = loaded.get(game);
  if (!found) {
    found = api.sprites(game).then((text) => insert(text, game));
    found.catch(() => loaded.delete(game));
    loaded.set(game, found);
  }
  return found;
}
