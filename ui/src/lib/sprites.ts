/** Symbols that drawings refer to by id: the house's icons and the pieces of each game.

Only those that something on the page shows are put into it, as a game has thousands of elements. */
import icons from "../icons.svg?raw";
import { api } from "./api";

const PART = /^<\w+ id="([\w-]+)"[^]*?(?=\n<|(?![^]))/gm; // begins a line, as in scene/svg.py
const REFERENCE = /#([\w-]+)["')]/g;

interface Part {
  text: string;
  home: Element;
  here: boolean; // on the page
}
const parts = new Map<string, Part>();

/** The class of what shows drawings of a game: its styles and colours hold inside. */
export const gameClass = (game: string): string => (game ? `of-${game}` : "");

const referred = (text: string): string[] => Array.from(text.matchAll(REFERENCE), (match) => match[1]!);

/** Put a sprites file into the page without its parts, which are kept until something shows them. */
function keep(text: string, game = ""): void {
  const holder = document.createElement("div");
  const rest = text.replace(PART, "");
  holder.className = `sprites ${gameClass(game)}`.trim();
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = rest;
  document.body.prepend(holder);
  const home = holder.querySelector("defs") ?? holder.querySelector("svg")!;
  for (const [part, id] of text.matchAll(PART)) {
    if (!parts.has(id!)) parts.set(id!, { text: part, home, here: false }); // emblems are in all files
  }
  referred(rest).forEach(insert);
  show(document.body);
}

/** Put a part into the page, what it is made of first. */
function insert(id: string): void {
  const part = parts.get(id);
  if (!part || part.here) return;
  part.here = true;
  referred(part.text).forEach(insert);
  part.home.insertAdjacentHTML("beforeend", part.text);
}

/** Put into the page what an element of it shows. */
function show(element: Element): void {
  for (const use of [element, ...element.querySelectorAll("use")]) insert(use.getAttribute("href")?.slice(1) ?? "");
}

/** Put the icons into the page, and from now on whatever is drawn, before it is painted. Call once. */
export function insertIcons(): void {
  keep(icons);
  const drawn = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === "attributes" ? [target] : addedNodes) if (node instanceof Element) show(node);
    }
  });
  drawn.observe(document.body, { subtree: true, childList: true, attributeFilter: ["href"] });
}

const loaded = new Map<string, Promise<void>>();

/** Have the pieces of a game at hand, fetched once. */
export function loadSprites(game: string): Promise<void> {
  let found = loaded.get(game);
  if (!found) {
    found = api.sprites(game).then((text) => keep(text, game));
    found.catch(() => loaded.delete(game));
    loaded.set(game, found);
  }
  return found;
}
