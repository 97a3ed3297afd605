import { expect, it } from "vitest";

import type { TableInfo } from "../../types";
import { ordered } from "./order";

const table = (id: string, about: Partial<TableInfo> = {}) =>
  ({ id, finished: false, gathering: false, waits: "", left: null, ...about }) as TableInfo;

it("has those first that wait, and of them those first that are urgent", () => {
  const tables = [
    table("over", { finished: true }),
    table("gathers", { gathering: true }),
    table("goes on"),
    table("kept", { gathering: true, waits: "seat" }),
    table("asked", { waits: "ask" }),
    table("slow", { waits: "turn", left: 9000 }),
    table("soon", { waits: "turn", left: 60 }),
  ];
  expect(ordered(tables).map((one) => one.id)).toEqual(["soon", "slow", "asked", "kept", "goes on", "gathers", "over"]);
});

it("leaves the newest first among equals", () => {
  expect(ordered([table("new"), table("old")]).map((one) => one.id)).toEqual(["new", "old"]);
});
