/** Where things are on the screen: what a menu stands beside, and what it must not cover. */
import type { Box } from "./side";

const EDGE = 8; // px from the edge of the window
const ON_BOARD = /^(cell|part):/;

const seen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

function elementsOf(pick: string): Element[] {
  const found = document.querySelectorAll(`[data-pick="${CSS.escape(pick)}"]:is(button, [role="button"])`);
  return [...found].filter(seen);
}

/** A thing, as wide as the column it lies in: what lies beside it stays in sight. */
function boxOf(thing: Element): Box {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const column = thing.closest("[data-column]")?.getBoundingClientRect();
  return { left: column?.left ?? left, top, width: column?.width ?? width, height };
}

/** The place that was picked last by hand, else the one that is meant; else what was picked, or the option. */
export function anchorOf(chosen: readonly string[], meant: readonly string[], option: string | undefined): Box | null {
  const last = [...chosen].reverse();
  const places = [...last, ...meant].filter((pick) => ON_BOARD.test(pick));
  const wanted = [...places, ...last.filter((pick) => !ON_BOARD.test(pick)), `option:${option}`];
  for (const pick of wanted) {
    const [found] = elementsOf(pick);
    if (found) return boxOf(found);
  }
  return null;
}

/** What takes part, with the tag beside it. */
export function partsOf(picks: Iterable<string>): Box[] {
  const elements = [...picks].filter((pick) => !pick.startsWith("option:")).flatMap(elementsOf);
  return [...elements, ...document.querySelectorAll("[data-tag]")].map((one) => one.getBoundingClientRect());
}

/** The window below the bar at its top, and above what is at its foot: hand and main actions stay in sight. */
export function roomOf(): Box {
  const top = document.querySelector(".table > .head")?.getBoundingClientRect().bottom ?? 0;
  const foot = document.querySelector(".table [data-foot]")?.getBoundingClientRect().top;
  const bottom = foot || window.innerHeight;
  return { left: EDGE, top: top + EDGE, width: window.innerWidth - 2 * EDGE, height: bottom - top - 2 * EDGE };
}

/** Is the place shown again, larger, with its choices beside it? */
export function larger(): boolean {
  return document.querySelector('[data-testid="closeup"]') !== null;
}
