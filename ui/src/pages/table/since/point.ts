/** What is pointed at on a board, told to the log. */
import { pointing } from "./pointing.svelte";
import { placeOf } from "./where";

/** Point at what an element of a board shows; ``owner``: the seat whose own board it is. */
export function point(target: EventTarget | null, owner: number | null): void {
  const pick = target instanceof Element ? target.closest("[data-pick]")?.getAttribute("data-pick") : null;
  pointing.place = pick ? placeOf(pick, owner) : "";
}
