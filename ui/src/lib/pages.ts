/** The pages, each a chunk of its own that is loaded when its address is gone to. */
import type { Component } from "svelte";

import { needWords } from "./i18n.svelte";
import type { Route } from "./router.svelte";

export type Page = { default: Component<Record<string, unknown>> };

const files = import.meta.glob<Page>([
  "../pages/*/{Account,Companion,Desk,Editor,Home,Import,Learn,Lobby,Table,Rules,Lesson,Verify}.svelte",
  "../pages/players/{Player,Players}.svelte", // the table has players, too
  "../pages/club/{Club,ClubText}.svelte",
  "../pages/boards/{Boards,Editor}.svelte",
]);
const FILES: Record<Exclude<Route["page"], "missing">, string> = {
  home: "../pages/home/Home.svelte",
  account: "../pages/account/Account.svelte",
  desk: "../pages/desk/Desk.svelte",
  editor: "../pages/editor/Editor.svelte",
  lobby: "../pages/lobby/Lobby.svelte",
  table: "../pages/table/Table.svelte",
  rules: "../pages/rules/Rules.svelte",
  learn: "../pages/lesson/Lesson.svelte",
  lessons: "../pages/learn/Learn.svelte",
  player: "../pages/players/Player.svelte",
  players: "../pages/players/Players.svelte",
  verify: "../pages/verify/Verify.svelte",
  import: "../pages/import/Import.svelte",
  companion: "../pages/companion/Companion.svelte",
  club: "../pages/club/Club.svelte",
  clubtext: "../pages/club/ClubText.svelte",
  boards: "../pages/boards/Boards.svelte",
  board: "../pages/boards/Editor.svelte",
};

/** Words that only some pages need: `locale/<language>/ui-<part>.ftl`. What a page brings later asks for its own. */
const WORDS: Partial<Record<Route["page"], string>> = {
  account: "account",
  board: "boards",
  boards: "boards",
  club: "club",
  clubtext: "club",
  companion: "companion",
  desk: "desk",
  import: "import",
  editor: "editor",
  learn: "table",
  lessons: "learn",
  player: "players",
  players: "players",
  table: "table",
  verify: "verify",
};

/** Return what shape a page has while it is on its way. */
export const shapeOf = (page: Route["page"]): "home" | "rows" | "table" =>
  page === "home" ? "home" : ["table", "learn", "editor"].includes(page) ? "table" : "rows";

/** Load the page of an address; null: there is no such page. */
export async function loadPage(page: Route["page"]): Promise<Page | null> {
  if (page === "missing") return null;
  const part = WORDS[page];
  const [found] = await Promise.all([files[FILES[page]]?.(), part && needWords(part)]);
  return found ?? null;
}
