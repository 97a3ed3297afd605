import { describe, expect, it } from "vitest";

import { linked, meant } from "./pasted";

describe("what is pasted on the start page", () => {
  it.each([
    ["game atoll\nturn 1\n", true],
    ["; mine\nplayers 2\nturn 1\n", true],
    ['[Game "atoll"]\n', true],
    ["Ana", false],
    ["see you at eight", false],
    ["https://elsewhere.example/editor#atoll=abc", false],
  ])("is meant for a table: %j", (text, found) => expect(meant(text)).toBe(found));

  it("is a link of this site, and leads where it leads", () => {
    expect(linked(" https://here.example/editor?a=1#atoll=abc\n", "https://here.example")).toBe(
      "/editor?a=1#atoll=abc",
    );
    expect(linked("https://here.example.evil/editor", "https://here.example")).toBeNull();
    expect(linked("javascript:alert(1)", "https://here.example")).toBeNull();
    expect(linked("players 2\nhttps://here.example/", "https://here.example")).toBeNull();
  });
});
