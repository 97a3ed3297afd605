import { expect, it } from "vitest";

import { parse } from "./router.svelte";

it("opens a table at a position, and the pages of players and promises", () => {
  expect(parse("/table/abc", "#at=37")).toEqual({ page: "table", id: "abc", at: 37 });
  expect(parse("/table/abc", "#at=-1")).toEqual({ page: "table", id: "abc" });
  expect(parse("/table/abc", "#at=")).toEqual({ page: "table", id: "abc" });
  expect(parse("/players")).toEqual({ page: "players" });
  expect(parse("/player/x")).toEqual({ page: "player", id: "x" });
  expect(parse("/player")).toEqual({ page: "missing" });
  expect(parse("/verify", "#table=abc")).toEqual({ page: "verify", table: "abc" });
  expect(parse("/editor", "#almena=eNo")).toEqual({ page: "editor", position: "almena=eNo" });
  expect(parse("/verify")).toEqual({ page: "verify", table: "" });
  expect(parse("/club")).toEqual({ page: "club" });
  expect(parse("/club/privacy")).toEqual({ page: "clubtext", text: "privacy" });
  expect(parse("/club/passwords")).toEqual({ page: "missing" });
});

it("knows its four kinds of address and no other", () => {
  expect(parse("/")).toEqual({ page: "home" });
  expect(parse("/account")).toEqual({ page: "account" });
  expect(parse("/account/x")).toEqual({ page: "missing" });
  expect(parse("/table/abc")).toEqual({ page: "table", id: "abc" });
  expect(parse("/rules/atoll", "#ATL-31")).toEqual({ page: "rules", game: "atoll", rule: "ATL-31" });
  expect(parse("/learn")).toEqual({ page: "lessons" });
  expect(parse("/learn/atoll/")).toEqual({ page: "learn", game: "atoll" });
  expect(parse("/table")).toEqual({ page: "missing" });
  expect(parse("/table/a/b")).toEqual({ page: "missing" });
  expect(parse("/other/a")).toEqual({ page: "missing" });
});
