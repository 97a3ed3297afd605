import { expect, it } from "vitest";

import type { WaitingInfo } from "../types";
import { ahead } from "./waiting.svelte";

const table = (id: string): WaitingInfo => ({ id, name: "Alcazar", why: "turn", left: null });
const list = ["a", "b", "c"].map(table);

it("leads to the most urgent table from one that does not wait", () => {
  expect(ahead(list, "x")).toEqual({ id: "a", game: "Alcazar", count: 3 });
  expect(ahead(list, "a")?.count).toBe(2);
});

it("goes round from one that waits itself, and never to where one is", () => {
  expect(["a", "b", "c"].map((id) => ahead(list, id)?.id)).toEqual(["b", "c", "a"]);
  expect(ahead([table("a")], "a")).toBeNull();
  expect(ahead([], "a")).toBeNull();
});
