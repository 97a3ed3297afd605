import { beforeEach, expect, test } from "vitest";

import { commit, nonceOf } from "./nonces";
import { sha256 } from "./promise";

beforeEach(() => localStorage.clear());

test("a nonce is kept, and what is sent first is its hash", async () => {
  const commitment = await commit("table");
  expect(nonceOf("table")).toMatch(/^[0-9a-f]{64}$/);
  expect(commitment).toBe(await sha256(nonceOf("table")));
  expect(nonceOf("other")).toBe("");
});

test("who is ready anew draws anew", async () => {
  await commit("table");
  const first = nonceOf("table");
  await commit("table");
  expect(nonceOf("table")).not.toBe(first);
});
