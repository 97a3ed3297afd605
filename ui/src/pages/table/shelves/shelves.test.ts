import { describe, expect, it } from "vitest";

import type { CardView, ChoiceView, ShelfView, SuitView, TableView } from "../../../types";
import { pictureAt } from "../picking/drag";
import { fansOf, stepOf } from "./fans";
import { target } from "../picking/roving";
import { due, offered, takers, tally, usable } from "./shelves";
import { tabFor, tabOn, tabsOf } from "../phone/tabs";
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
  many: false,
  ...more,
});
const hand = [
  card("hand:y4", { group: "y", value: 4, many: true }),
  card("hand:y4~2", { group: "y", value: 4, many: true }),
  card("hand:b7", { group: "b", value: 7, many: true }),
  card("hand:yb", { group: "exchange", many: true }),
];
const suits: SuitView[] = ["b", "g", "y"].map((key) => ({ key, symbol: `i-${key}`, value: 0, label: key }));
const shelf = (key: string, area: string, cards: CardView[], more: Partial<ShelfView> = {}): ShelfView => ({
  key,
  area,
  title: "",
  hint: "",
  empty: "",
  cards,
  role: "",
  takes: [],
  drag: false,
  ...more,
});
const stalls = shelf("stalls", "market", [card("stall:1", { price: 8 })], { role: "offer" });
const shelves = [
  stalls,
  shelf("money", "market", [card("money:b3", { many: true })]),
  shelf("gifts", "market", [card("gift")], { role: "heap", takes: ["gift"] }),
  shelf("new", "own", [card("new:a"), card("new:b")], { role: "due", drag: true }),
];
const view = { hand, market: [], decks: [], shelves } as unknown as TableView;

describe("shelves", () => {
  it("say what they hold, and what they take", () => {
    expect(offered(view)).toBe(stalls);
    expect(due(view)).toEqual(["new:a", "new:b"]);
    expect([takers(view, "gift").length, takers(view, "option:lift").length]).toEqual([1, 0]);
  });
});

describe("the sum of the cards that were picked", () => {
  it("stands against the price of what they are for", () => {
    expect(tally(view, new Set(["stall:1", "hand:y4", "hand:y4~2"]))).toEqual({ figures: [4, 4], sum: 8, price: 8 });
    expect(tally(view, new Set(["hand:b7"]))).toEqual({ figures: [7], sum: 7, price: 0 });
  });
  it("is not said where a card has no worth, or none was picked", () => {
    expect(tally(view, new Set(["hand:b7", "hand:yb"]))).toBeNull();
    expect(tally(view, new Set(["stall:1"]))).toBeNull();
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
    expect(stepOf(fans, 100, 60, 14, 36)).toBe(36); // a finger must hit them
  });
});

it("knows of a copy that it can be picked when the first one can", () => {
  expect(usable(new Set(["hand:y4"]), hand[1]!)).toBe(true);
  expect(usable(new Set(["hand:y4"]), hand[2]!)).toBe(false);
  expect(usable(new Set(["new:a"]), card("new:a~2"))).toBe(true);
  expect(usable(new Set(["new:a~2"]), card("new:b"))).toBe(false);
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
  const where = tabsOf(view);
  it("open what a decision is about", () => {
    const put = [choice("put", ["new:a", "cell:1,0"]), choice("put", ["new:a", "option:keep"])];
    expect(tabFor(put, "hand", where)).toBe("own");
    const buy = [choice("buy", ["stall:1", "hand:y4"]), choice("take", ["money:b3"])];
    expect(tabFor(buy, "own", where)).toBe("market");
    expect(tabFor([], "common", where)).toBe("common");
  });
  it("follow what leads on", () => {
    expect(tabOn(["hand:y4", "hand:y9"], "market", where)).toBe("hand");
    expect(tabOn(["money:y2", "hand:y4"], "common", where)).toBe("common");
    expect(tabOn(["cell:1,0"], "own", where)).toBe("own");
  });
  it("stay where a thing is, not where it could be given", () => {
    expect(tabOn(["cell:1,0", "gift"], "own", where)).toBe("own");
  });
});

it("writes tags on their places, unless a place means several things", () => {
  expect([
    ...tagsOf([choice("put", ["due:a", "cell:1,0"], "dam 9"), choice("put", ["due:a", "option:store"])]),
  ]).toEqual([["cell:1,0", "dam 9"]]);
  expect(tagsOf([choice("put", ["due:a", "cell:1,0"], "x"), choice("put", ["due:b", "cell:1,0"], "y")]).size).toBe(0);
});

it("makes a picture of what lies in a place", () => {
  const nodes = [
    { symbol: "t-palm", x: 50, y: -50, width: 100, height: 100, cls: "part" },
    { symbol: "t-peak", x: 150, y: -50, width: 100, height: 100 },
    { symbol: "hit", x: 100, y: 0 },
  ];
  expect([...pictureAt(nodes, 100, 0).children].map((use) => use.getAttribute("href"))).toEqual(["#t-palm"]);
});
