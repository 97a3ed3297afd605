import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { later } from "./later";

const reload = vi.fn();
const fails = () => Promise.reject(new Error("away"));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("location", { reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  reload.mockReset();
});

test("what cannot be loaded is loaded when the server is there again", async () => {
  let asked = 0;
  vi.stubGlobal("fetch", () => (++asked < 3 ? fails() : Promise.resolve(new Response(""))));
  let tries = 0;
  const found = later(() => (++tries < 2 ? fails() : Promise.resolve("part")));
  await vi.advanceTimersByTimeAsync(6999);
  expect([asked, tries]).toEqual([2, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await found).toBe("part");
  expect(reload).not.toHaveBeenCalled();
});

test("the page is loaded anew where that alone helps, and only once", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("")));
  void later(fails);
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).toHaveBeenCalledOnce();
  const again = expect(later(fails)).rejects.toThrow("away");
  await vi.advanceTimersByTimeAsync(1000);
  await again;
  expect(reload).toHaveBeenCalledOnce();
});
