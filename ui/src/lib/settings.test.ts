import { expect, it } from "vitest";

import { guessLanguage, readSettings } from "./settings.svelte";

it("speaks the first language of the browser that it knows", () => {
  expect(guessLanguage(["de-AT", "it-CH", "fr"])).toBe("it");
  expect(guessLanguage(["ja"])).toBe("en");
});

it("keeps what is sound of a stored entry and replaces the rest", () => {
  const read = readSettings('{"theme":"dark","speed":99,"language":"xx","sounds":true}', ["fr"]);
  expect(read).toMatchObject({ theme: "dark", speed: 1, language: "fr", sounds: true, aids: true });
  expect(readSettings("not json", [])).toMatchObject({ theme: "system", language: "en" });
});

it("is quieter for those who want less motion, unless they have chosen", () => {
  expect(readSettings(null, []).chime).toBe(true);
  expect(readSettings(null, [], true).chime).toBe(false);
  expect(readSettings('{"chime":true}', [], true).chime).toBe(true);
});

it("keeps the table in words for those who play it so", () => {
  expect(readSettings('{"words":true}', []).words).toBe(true);
  expect(readSettings('{"words":"yes"}', []).words).toBe(false);
});

it("has sounds for those who have not said otherwise, unless they want it calm", () => {
  expect(readSettings(null, [])).toMatchObject({ sounds: true, volume: 0.6 });
  expect(readSettings(null, [], true).sounds).toBe(false);
  expect(readSettings('{"sounds":false,"volume":0.25}', [])).toMatchObject({ sounds: false, volume: 0.25 });
  expect(readSettings('{"volume":7}', []).volume).toBe(0.6);
});
