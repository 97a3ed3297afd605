import { expect, it, vi } from "vitest";

import { sha256 } from "../../lib/promise";
import { ownCheck } from "./check";

const LINES = '[Game "island"]\n[Version "1"]\n[Players "2"]\n[Options ""]\n[Seed "abc"]\n';
const record = async (lines = LINES) => `${lines}[Commitment "${await sha256(`Alcaide deal 1\n${LINES}`)}"]\n`;

it("finds that a hash fits, and that it does not", async () => {
  expect((await ownCheck(await record(), "")).fits).toBe(true);
  expect((await ownCheck(await record(LINES.replace("abc", "abd")), "")).fits).toBe(false);
  expect((await ownCheck(LINES, "")).fits).toBe(false);
});

it("does not take another promise for the one that was shown before", async () => {
  const text = await record();
  const { commitment } = await ownCheck(text, "");
  expect((await ownCheck(text, commitment)).fits).toBe(true);
  expect((await ownCheck(text, "0".repeat(64))).fits).toBe(false);
});

it("says so where the browser does not hash", async () => {
  const text = await record();
  vi.stubGlobal("crypto", {});
  expect(await ownCheck(text, "")).toMatchObject({ hash: null, fits: null });
  vi.unstubAllGlobals();
});
