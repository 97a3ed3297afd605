import { expect, test } from "vitest";

import { linked, positionHref } from "./position-link";

const TEXT = "players 2\nturn 0\nbuild 7 8 9 8x2 7-9\nhand 0 3 12 ?\n";

test("an address gives the position back, in letters that need no escape", async () => {
  const href = await positionHref("almena", TEXT);
  expect(href).toMatch(/^\/editor#almena=[\w-]+$/);
  expect(await linked(href.split("#")[1]!)).toEqual({ game: "almena", text: TEXT });
});

test("an address may name a game only, or nothing", async () => {
  expect(await linked("#almena")).toEqual({ game: "almena", text: "" });
  expect(await linked("")).toBeNull();
  expect(await linked("#Almena!")).toBeNull();
});

test("a long position stays short where it repeats itself", async () => {
  const href = await positionHref("almena", "a line of it\n".repeat(500));
  expect(href.length).toBeLessThan(150);
});

test("what is damaged, or would be too long, is refused", async () => {
  await expect(linked("#almena=AAAA")).rejects.toThrow();
  const bomb = (await positionHref("almena", "x".repeat(30_000))).split("#")[1]!;
  await expect(linked(bomb)).rejects.toThrow("too long");
  await expect(linked(`#almena=${"A".repeat(30_000)}`)).rejects.toThrow("too long");
});
