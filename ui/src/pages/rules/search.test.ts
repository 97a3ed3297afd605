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
  rule("", "", "<p>Together you raise islands.</p>"),
  rule("ATL-31", "Settling", "<p>Between the new island and <em>every island</em> are 3 empty fields.</p>"),
  rule("ATL-46", "Reefs", '<p>Deux piles à la même hauteur, see <a class="rule" href="#ATL-6">ATL-6</a>.</p>'),
];

describe("search", () => {
  it("finds rules in which all words occur, wherever they stand", () => {
    expect(search(rules, "island empty").map((r) => r.id)).toEqual(["ATL-31"]);
    expect(search(rules, "island").map((r) => r.id)).toEqual(["", "ATL-31"]);
    expect(search(rules, "settling 31").map((r) => r.id)).toEqual(["ATL-31"]);
    expect(search(rules, "island peak")).toEqual([]);
  });
  it("does not mind case and accents", () => {
    expect(search(rules, "MEME hauteur").map((r) => r.id)).toEqual(["ATL-46"]);
    expect(search(rules, "à").map((r) => r.id)).toContain("ATL-46");
  });
  it("shows everything for an empty query", () => {
    expect(search(rules, "  ")).toHaveLength(3);
  });
});

describe("highlight", () => {
  it("marks words across tags and leaves the tags alone", () => {
    expect(highlight(rules[1]!.html, "island EVERY")).toBe(
      "<p>Between the new <mark>island</mark> and <em><mark>every</mark> <mark>island</mark></em> are 3 empty fields.</p>",
    );
  });
  it("keeps links and what was accented", () => {
    const html = highlight(rules[2]!.html, "meme atl-6");
    expect(html).toContain("la <mark>même</mark> hauteur");
    expect(html).toContain('<a class="rule" href="#ATL-6"><mark>ATL-6</mark></a>');
    expect(plain(html)).toBe(plain(rules[2]!.html));
  });
  it("never makes tags of what was typed", () => {
    expect(highlight("<p>a &lt;b&gt; c</p>", "<b>")).toBe("<p>a <mark>&lt;b&gt;</mark> c</p>");
  });
});

describe("the names of other editions", () => {
  const terms = [
    { ours: ["island", "islands"], others: ["fortress", "walled seat"] },
    { ours: ["empty field"], others: ["hole"] },
  ];
  it("lead to ours", () => {
    expect(search(rules, "fortress", terms).map((r) => r.id)).toEqual(["", "ATL-31"]);
    expect(search(rules, "Walled seat hole", terms).map((r) => r.id)).toEqual(["ATL-31"]);
    expect(search(rules, "fortress peak", terms)).toEqual([]);
    expect(search(rules, "fortress")).toEqual([]);
  });
  it("are known while they are typed", () => {
    expect(search(rules, "fort", terms)).toHaveLength(2);
    expect(search(rules, "for", terms)).toEqual([]);
    expect(wishes("walled sea", terms)[0]).toContain("island");
  });
  it("show what was found", () => {
    expect(highlight("<p>Islands.</p>", "fortress", terms)).toBe("<p><mark>Islands</mark>.</p>");
  });
});

it("joins overlapping occurrences", () => {
  expect(occurrences("islands", ["island", "ands", "x"])).toEqual([[0, 7]]);
});

it("splits a query into words without repeats", () => {
  expect(words(" Pont  pont l’hôte ")).toEqual(["pont", "l'hote"]);
});

it("groups by section in order", () => {
  expect(sections(rules).map((part) => [part.name, part.rules.length])).toEqual([
    ["", 1],
    ["Settling", 1],
    ["Reefs", 1],
  ]);
});
