import { expect, it } from "vitest";

import { parse } from "./router.svelte";

it("knows its four kinds of address and no other", () => {
  expect(parse("/")).toEqual({ page: "home" });
  expect(parse("/table/abc")).toEqual({ page: "table", id: "abc" });
  expect(parse("/rules/alcazar", "#ALC-31")).toEqual({ page: "rules", game: "alcazar", rule: "ALC-31" });
  expect(parse("/learn/alcazar/")).toEqual({ page: "learn", game: "alcazar" });
  expect(parse("/table")).toEqual({ page: "missing" });
  expect(parse("/table/a/b")).toEqual({ page: "missing" });
  expect(parse("/other/a")).toEqual({ page: "missing" });
});
