/** Where somebody is taken by himself: to the table where all wait for him to be ready. */
import type { WaitingInfo } from "../types";
import type { Route } from "./router.svelte";

export interface Summons {
  id: string;
  game: string;
  goes: boolean; // false: a live game needs him more, so that he is told only
}

/** Find it among the tables that wait; null: there is none, or he is there. */
export function summoned(tables: readonly WaitingInfo[], here: Route): Summons | null {
  const asked = tables.find((table) => table.why === "ready" && table.live);
  if (!asked || (here.page === "table" && here.id === asked.id)) return null;
  const at = here.page === "table" ? tables.find((table) => table.id === here.id) : undefined;
  return { id: asked.id, game: asked.name, goes: !(at?.live && at.why === "turn") };
}
