import { describe, expect, it } from "vitest";

import type { RuleInfo } from "../../types";
import { wishes, words } from "./glossary";
import { highlight, occurrences, plain, search, sections } from "./search";

const rule = (id: string, section: string, html: string): RuleInfo => ({
  id,
  section,
  html,
  figure: null,
  differences: [],
  sources: [],
});
const rules = [
  rule("", "", "<p>Together you raise castles.</p>"),
  rule("ALC-31", "Founding", "<p>Between the new castle and <em>every castle</em> are 3 empty spaces.</p>"),
  rule("ALC-46", "Bridges", '<p>Deux piles à la même hauteur, see <a class="rule" href="#ALC-6">ALC-6</a>.</p>'),
];

describe("search", () => {
  it("finds rules in which all words occur, wherever they stand", () => {
    expect(search(rules, "castle empty").map((r) => r.id)).toEqual(["ALC-31"]);
    expect(search(rules, "castle").map((r) => r.id)).toEqual(["", "ALC-31"]);
    expect(search(rules, "founding 31").map((r) => r.id)).toEqual(["ALC-31"]);
    expect(search(rules, "castle tower")).toEqual([]);
  });
  it("does not mind case and accents", () => {
    expect(search(rules, "MEME hauteur").map((r) => r.id)).toEqual(["ALC-46"]);
    expect(search(rules, "à").map((r) => r.id)).toContain("ALC-46");
  });
  it("shows everything for an empty query", () => {
    expect(search(rules, "  ")).toHaveLength(3);
  });
});

describe("highlight", () => {
  it("marks words across tags and leaves the tags alone", () => {
    expect(highlight(rules[1]!.html, "castle EVERY")).toBe(
      "<p>Between the new <mark>castle</mark> and <em><mark>every</mark> <mark>castle</mark></em> are 3 empty spaces.</p>",
    );
  });
  it("keeps links and what was accented", () => {
    const html = highlight(rules[2]!.html, "meme alc-6");
    expect(html).toContain("la <mark>même</mark> hauteur");
    expect(html).toContain('<a class="rule" href="#ALC-6"><mark>ALC-6</mark></a>');
    expect(plain(html)).toBe(plain(rules[2]!.html));
  });
  it("never makes tags of what was typed", () => {
    expect(highlight("<p>a &lt;b&gt; c</p>", "<b>")).toBe("<p>a <mark>&lt;b&gt;</mark> c</p>");
  });
});

describe("the names of other editions", () => {
  const terms = [
    { ours: ["castle", "castles"], others: ["fortress", "walled seat"] },
    { ours: ["empty space"], others: ["hole"] },
  ];
  it("lead to ours", () => {
    expect(search(rules, "fortress", terms).map((r) => r.id)).toEqual(["", "ALC-31"]);
    expect(search(rules, "Walled seat hole", terms).map((r) => r.id)).toEqual(["ALC-31"]);
    expect(search(rules, "fortress tower", terms)).toEqual([]);
    expect(search(rules, "fortress")).toEqual([]);
  });
  it("are known while they are typed", () => {
    expect(search(rules, "fort", terms)).toHaveLength(2);
    expect(search(rules, "for", terms)).toEqual([]);
    expect(wishes("walled sea", terms)[0]).toContain("castle");
  });
  it("show what was found", () => {
    expect(highlight("<p>Castles.</p>", "fortress", terms)).toBe("<p><mark>Castles</mark>.</p>");
  });
});

it("joins overlapping occurrences", () => {
  expect(occurrences("castles", ["castle", "stles", "x"])).toEqual([[0, 7]]);
});

it("splits a query into words without repeats", () => {
  expect(words(" Pont  pont l’hôte ")).toEqual(["pont", "l'hote"]);
});

it("groups by section in order", () => {
  expect(sections(rules).map((part) => [part.name, part.rules.length])).toEqual([
    ["", 1],
    ["Founding", 1],
    ["Bridges", 1],
  ]);
});
