import { expect, it } from "vitest";

import { prefsOf, take } from "./prefs";
import { readSettings } from "./settings.svelte";

it("keeps with the account what goes with a person, and brings it to another browser", () => {
  const here = readSettings('{"theme":"dark","speed":2,"colours":["red","pink"],"name":"Ana"}', ["it"]);
  expect(here.colours).toEqual(["red"]);
  const prefs = prefsOf(here);
  expect(prefs).not.toHaveProperty("name");
  const there = readSettings(null, []);
  take(there, prefs);
  expect([there.theme, there.speed, there.colours]).toEqual(["dark", 2, ["red"]]);
  expect(there.name).toBe("");
});

it("leaves as it is what an account does not know", () => {
  const here = readSettings('{"theme":"dark","sounds":true,"colours":["red"]}', []);
  take(here, {});
  expect([here.theme, here.sounds, here.colours]).toEqual(["dark", true, ["red"]]);
});

it("is quiet about nothing that somebody else did not wish to hear", () => {
  const here = readSettings('{"quiet":["turn", 1]}', []);
  expect(prefsOf(here).quiet).toEqual(["turn"]);
  take(here, {});
  expect(here.quiet).toEqual([]);
});
