import { describe, expect, it } from "vitest";

import type { CardView, ChoiceView, SuitView, TableView } from "../../../types";
import { pictureAt } from "../picking/drag";
import { fansOf, stepOf } from "./fans";
import { target } from "../picking/roving";
import { tally, usable } from "./shelves";
import { tabFor, tabOn } from "../phone/tabs";
import { tagsOf } from "../picking/tags";

const card = (pick: string, more: Partial<CardView> = {}): CardView => ({
  pick,
  label: pick,
  face: "",
  symbol: "",
  count: 1,
  price: 0,
  mark: null,
  turned: null,
  shape: "",
  head: "",
  badge: "",
  good: false,
  tint: "",
  group: "",
  value: 0,
  ...more,
});
const hand = [
  card("hand:y4", { group: "y", value: 4 }),
  card("hand:y4~2", { group: "y", value: 4 }),
  card("hand:b7", { group: "b", value: 7 }),
  card("hand:yb", { group: "exchange" }),
];
const suits: SuitView[] = ["b", "g", "y"].map((key) => ({ key, symbol: `i-${key}`, value: 0, label: key }));
const market = { key: "market", area: "market", title: "", hint: "", empty: "", cards: [card("slot:1", { price: 8 })] };
const view = { hand, market: [], decks: [], shelves: [market] } as unknown as TableView;

describe("the sum of the cards that were picked", () => {
  it("stands against the price of what they are for", () => {
    expect(tally(view, new Set(["slot:1", "hand:y4", "hand:y4~2"]))).toEqual({ figures: [4, 4], sum: 8, price: 8 });
    expect(tally(view, new Set(["hand:b7"]))).toEqual({ figures: [7], sum: 7, price: 0 });
  });
  it("is not said where a card has no worth, or none was picked", () => {
    expect(tally(view, new Set(["hand:b7", "hand:yb"]))).toBeNull();
    expect(tally(view, new Set(["slot:1"]))).toBeNull();
  });
});

describe("fans", () => {
  it("lie in the order of the suits, cards of none last", () => {
    expect(fansOf(hand, suits).map((fan) => [fan.key, fan.cards.length])).toEqual([
      ["b", 1],
      ["y", 2],
      ["exchange", 1],
    ]);
  });
  it("are pushed together as far as it takes, but every card stays to be seen", () => {
    const fans = fansOf(hand, suits);
    expect(stepOf(fans, 1000, 60, 14)).toBeCloseTo(31.2);
    expect(stepOf(fans, 228, 60, 14)).toBe(20);
    expect(stepOf(fans, 100, 60, 14)).toBe(13);
  });
});

it("knows of a copy that it can be picked when the first one can", () => {
  expect(usable(new Set(["hand:y4"]), "hand:y4~2")).toBe(true);
  expect(usable(new Set(["hand:y4"]), "hand:y9")).toBe(false);
});

it("goes round with the arrow keys", () => {
  expect([target("ArrowRight", 2, 3), target("ArrowUp", 0, 3), target("End", 0, 3), target("a", 0, 3)]).toEqual([
    0,
    2,
    2,
    null,
  ]);
});

const choice = (option: string, picks: string[], tag = "") => ({ option, picks, tag }) as unknown as ChoiceView;

describe("the panels of a phone", () => {
  it("open what a decision is about", () => {
    expect(tabFor([choice("put", ["tray:a", "cell:1,0"]), choice("put", ["tray:a", "option:reserve"])], "hand")).toBe(
      "own",
    );
    expect(tabFor([choice("buy", ["slot:1", "hand:y4"]), choice("take", ["money:b3"])], "own")).toBe("market");
    expect(tabFor([], "money")).toBe("money");
  });
  it("follow what leads on", () => {
    expect(tabOn(["hand:y4", "hand:y9"], "market")).toBe("hand");
    expect(tabOn(["money:y2", "hand:y4"], "money")).toBe("money");
    expect(tabOn(["cell:1,0"], "own")).toBe("own");
  });
});

it("writes tags on their places, unless a place means several things", () => {
  expect([
    ...tagsOf([choice("put", ["tray:a", "cell:1,0"], "wall 9"), choice("put", ["tray:a", "option:reserve"])]),
  ]).toEqual([["cell:1,0", "wall 9"]]);
  expect(tagsOf([choice("put", ["tray:a", "cell:1,0"], "x"), choice("put", ["tray:b", "cell:1,0"], "y")]).size).toBe(0);
});

it("makes a picture of what lies in a place", () => {
  const nodes = [
    { symbol: "t-garden", x: 50, y: -50, width: 100, height: 100, cls: "tile" },
    { symbol: "t-tower", x: 150, y: -50, width: 100, height: 100 },
    { symbol: "hit", x: 100, y: 0 },
  ];
  expect([...pictureAt(nodes, 100, 0).children].map((use) => use.getAttribute("href"))).toEqual(["#t-garden"]);
});
