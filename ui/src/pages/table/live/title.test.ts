import { afterEach, beforeAll, expect, it } from "vitest";

import table from "../../../fixtures/table.json";
import { needWords, setLanguage } from "../../../lib/i18n.svelte";
import type { TableView } from "../../../types";
import type { Moment } from "./calls";
import { icon, showTurn, tabOf } from "./title";

const view = {
  ...(table as unknown as TableView),
  status: "Luis to play: one step more",
  name: "Atoll",
  screen: [1],
  turn: 0,
};
const quiet: Moment = { table: "t", yours: false, ready: false, ask: null, over: false };

beforeAll(() => Promise.all([needWords("table"), setLanguage("en")]));
afterEach(() => document.head.replaceChildren());

it("says what goes on, and marks the tab while one is wanted", () => {
  expect(tabOf(view, quiet)).toEqual(["Luis to play: one step more · Atoll", null]);
  expect(tabOf({ ...view, screen: [0, 2] }, { ...quiet, yours: true })[1]).toBe(view.seats[0]!.colour);
  expect(tabOf(view, { ...quiet, ask: 3 })).toEqual(["Your answer is wanted – Atoll", view.seats[1]!.colour]);
});

it("marks the tab at home while there is something to decide", () => {
  expect(tabOf({ ...view, decision: null }, null)[1]).toBeNull();
  expect(tabOf(view, null)[1]).toBe(view.seats[0]!.colour);
});

it("writes title and icon", () => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
  const link = document.querySelector<HTMLLinkElement>("link")!;
  showTurn("Your turn · Atoll", "red");
  expect(document.title).toBe("● Your turn · Atoll");
  expect(decodeURIComponent(link.href)).toContain(icon("red"));
  showTurn("Alcaide", null);
  expect([document.title, link.getAttribute("href")]).toEqual(["Alcaide", "/favicon.svg"]);
});
