import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { WaitingInfo } from "../types";
import { api } from "./api";
import { ahead, waiting } from "./waiting.svelte";

const person = vi.hoisted(() => ({ online: true, now: { id: "u" } }));
vi.mock("./me.svelte", () => ({ me: person }));

const table = (id: string): WaitingInfo => ({ id, name: "Atoll", why: "turn", left: null, live: false });
const list = ["a", "b", "c"].map(table);

it("leads to the most urgent table from one that does not wait", () => {
  expect(ahead(list, "x")).toEqual({ id: "a", game: "Atoll", count: 3 });
  expect(ahead(list, "a")?.count).toBe(2);
});

it("goes round from one that waits itself, and never to where one is", () => {
  expect(["a", "b", "c"].map((id) => ahead(list, id)?.id)).toEqual(["b", "c", "a"]);
  expect(ahead([table("a")], "a")).toBeNull();
  expect(ahead([], "a")).toBeNull();
});

const look = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  vi.useFakeTimers();
  look("visible");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("asks at once, now and then, seldom while nobody looks, and not at all when it is not needed", async () => {
  const asked = vi.spyOn(api, "waiting").mockResolvedValue(list);
  const [one, other] = [waiting.watch(), waiting.watch()];
  await vi.advanceTimersByTimeAsync(20_000);
  expect(waiting.tables).toEqual(list);
  expect(asked).toHaveBeenCalledTimes(3);
  look("hidden");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(4);
  look("visible");
  expect(asked).toHaveBeenCalledTimes(5);
  one();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toHaveBeenCalledTimes(6);
  other();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(6);
});

it("knows of nothing for strangers, and keeps what it knows while the server is away", async () => {
  vi.spyOn(api, "waiting").mockRejectedValue(new Error("away"));
  waiting.ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(waiting.tables).toEqual(list);
  person.now = { id: "" };
  waiting.ask();
  expect(waiting.tables).toEqual([]);
});
