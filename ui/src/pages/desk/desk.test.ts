import { expect, test } from "vitest";

import { atLeast, casesOf, tableIn } from "./desk";
import type { CaseHead, DeskInfo } from "../../types";

const head = (id: string, mine = false) => ({ id, mine }) as CaseHead;
const info = { open: [head("a"), head("b", true)], closed: [head("c")] } as DeskInfo;

test("what is mine is open, too", () => {
  expect(casesOf("open", info).map((one) => one.id)).toEqual(["a", "b"]);
  expect(casesOf("mine", info).map((one) => one.id)).toEqual(["b"]);
  expect(casesOf("closed", info).map((one) => one.id)).toEqual(["c"]);
});

test("a role gives the rights of those below it, an unknown one none", () => {
  expect(atLeast("admin", "moderator")).toBe(true);
  expect(atLeast("moderator", "admin")).toBe(false);
  expect(atLeast("king", "moderator")).toBe(false);
});

test("a table is named by its address or its id", () => {
  expect(tableIn("https://club.example/table/a-B_9#at=3")).toBe("a-B_9");
  expect(tableIn(" a-B_9 ")).toBe("a-B_9");
});
