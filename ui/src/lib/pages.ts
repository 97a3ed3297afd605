/** The pages, each a chunk of its own that is loaded when its address is gone to. */
import type { Component } from "svelte";

import type { Route } from "./router.svelte";

export type Page = { default: Component<Record<string, unknown>> };

const files = import.meta.glob<Page>([
  "../pages/*/{Account,Home,Lobby,Table,Rules,Lesson,Verify}.svelte",
  "../pages/players/{Player,Players}.svelte", // the table has players, too
]);
const FILES: Record<Exclude<Route["page"], "missing">, string> = {
  home: "../pages/home/Home.svelte",
  account: "../pages/account/Account.svelte",
  lobby: "../pages/lobby/Lobby.svelte",
  table: "../pages/table/Table.svelte",
  rules: "../pages/rules/Rules.svelte",
  learn: "../pages/lesson/Lesson.svelte",
  player: "../pages/players/Player.svelte",
  players: "../pages/players/Players.svelte",
  verify: "../pages/verify/Verify.svelte",
};

/** Load the page of an address; null: there is no such page. */
export async function loadPage(page: Route["page"]): Promise<Page | null> {
  if (page === "missing") return null;
  return (await files[FILES[page]]?.()) ?? null;
}
