/** What is shown over the board, fetched when the page has nothing better to do. */
import type { Component } from "svelte";

import { needWords } from "../../../lib/i18n.svelte";
import { later } from "../../../lib/later";

class OnBoard {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each is given what it asks for
  Since = $state.raw<Component<any> | null>(null);
  Rings = $state.raw<Component<any> | null>(null); // eslint-disable-line @typescript-eslint/no-explicit-any
}

/** The parts, as soon as they are here. Reactive. */
export const onBoard = new OnBoard();

async function load(): Promise<void> {
  const [since, rings] = await later(() =>
    Promise.all([import("./Since.svelte"), import("./Rings.svelte"), needWords("since")]),
  );
  onBoard.Since = since.default;
  onBoard.Rings = rings.default;
}

/** Fetch them soon; without them the table is whole all the same. */
export function soon(): void {
  const idle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200));
  idle(() => void load());
}
