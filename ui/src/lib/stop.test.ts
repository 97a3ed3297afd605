import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { account } from "./account";
import { spoken, stop } from "./stop.svelte";

const plan = { left: 600, at: "2026-12-24T18:00:00+00:00", back: 300, why: "" };
const told = (found: typeof plan | null) =>
  vi.spyOn(account, "me").mockResolvedValue({ stop: found } as Awaited<ReturnType<typeof account.me>>);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  stop.take(null);
});

it("counts down by itself and knows when the moment has come", async () => {
  told(plan);
  const end = stop.watch();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(Math.round(stop.left)).toBe(590);
  expect(stop.reached).toBe(false);
  told({ ...plan, left: 0 });
  await vi.advanceTimersByTimeAsync(21_000);
  expect(stop.reached).toBe(true);
  end();
});

it("keeps what was planned while nobody answers, and forgets it once the server says so", async () => {
  stop.take({ ...plan, left: 1 });
  vi.spyOn(account, "me").mockRejectedValue(new Error("away"));
  const end = stop.watch();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(stop.reached).toBe(true);
  told(null);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(stop.plan).toBeNull();
  end();
});

it("tells nobody of what is days ahead", () => {
  stop.take({ ...plan, left: 100_000 });
  expect(stop.shown).toBe(false);
  stop.take(plan);
  expect(stop.shown).toBe(true);
});

it("is read out a few times only", () => {
  expect([2000, 800, 299, 30, 0].map(spoken)).toEqual(["first", "900", "300", "60", "0"]);
});
