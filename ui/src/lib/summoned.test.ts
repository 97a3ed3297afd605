import { expect, test } from "vitest";

import type { WaitingInfo } from "../types";
import { summoned } from "./summoned";

const table = (id: string, why: WaitingInfo["why"], live = true): WaitingInfo => ({
  id,
  name: "Atoll",
  why,
  left: 20,
  live,
});

test("from any page one is taken to the table where all wait", () => {
  expect(summoned([table("a", "turn"), table("b", "ready")], { page: "lobby" })).toEqual({
    id: "b",
    game: "Atoll",
    goes: true,
  });
  expect(summoned([table("b", "ready")], { page: "table", id: "b" })).toBeNull();
  expect(summoned([table("b", "ready", false)], { page: "lobby" })).toBeNull(); // there is a day for it
});

test("nobody is taken away from a live game where it is his turn", () => {
  const tables = [table("a", "turn"), table("b", "ready")];
  expect(summoned(tables, { page: "table", id: "a" })?.goes).toBe(false);
  expect(summoned([table("a", "turn", false), table("b", "ready")], { page: "table", id: "a" })?.goes).toBe(true);
  expect(summoned(tables, { page: "table", id: "c" })?.goes).toBe(true);
});
