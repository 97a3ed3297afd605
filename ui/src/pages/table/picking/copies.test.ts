import { describe, expect, it } from "vitest";

import type { ChoiceView } from "../../../types";
import { copiesIn, stem, tapped, type Together } from "./copies";
import { given, nextPicks, offers, pick, selected, unlisted } from "./picking";

function choice(option: string, ...picks: string[]): ChoiceView {
  const text = `${option} ${picks.join(" ")}`;
  return {
    action: text,
    text,
    option,
    picks,
    label: text,
    name: option,
    symbol: "",
    price: 0,
    income: 0,
    points: 0,
    final: false,
    tag: "",
    quiet: false,
    follows: "",
  };
}

const takes = [
  choice("take", "money:y2"),
  choice("take", "money:b8"),
  choice("take", "money:y2", "money:y2~2"),
  choice("take", "money:y3", "money:y2"),
];
const pays = [
  choice("buy", "stall:1", "hand:y4", "hand:y4~2"),
  choice("buy", "stall:1", "hand:y9"),
  choice("buy", "stall:3", "hand:b7"),
];
const puts = [
  choice("put", "due:palm8", "cell:1,0"),
  choice("put", "due:palm8", "cell:0,1"),
  choice("store", "due:palm8", "option:store"),
];
const together: Together = new Map([
  ["money", true],
  ["hand", true],
  ["stall", false],
  ["due", false],
]);
/** Tap one thing after the other. */
const taps = (choices: ChoiceView[], ...all: string[]) =>
  all.reduce<string[]>((picked, one) => pick(choices, picked, one, together), []);

describe("things that are alike", () => {
  it("share a stem and are counted by it", () => {
    expect(stem("hand:y4~2")).toBe("hand:y4");
    expect(copiesIn(["hand:y4", "hand:y4~2", "hand:y9"], "hand:y4~3")).toBe(2);
  });
  it("are taken first to last and given back last to first, whichever is tapped", () => {
    expect(tapped([], "hand:y4~2", together)).toBe("hand:y4");
    expect(tapped(["hand:y4"], "hand:y4~2", together)).toBe("hand:y4~2");
    expect(tapped(["hand:y4", "hand:y4~2"], "hand:y4", together)).toBe("hand:y4~2");
    expect(tapped([], "stall:1", together)).toBe("stall:1");
  });
  it("mean the first where one is picked at a time, and any of them gives it back", () => {
    expect(tapped([], "stall:1~2", together)).toBe("stall:1");
    expect(taps(pays, "hand:b7", "stall:3~2")).toEqual(["hand:b7", "stall:3"]);
    expect(taps(pays, "stall:3~2", "stall:3~3")).toEqual([]);
  });
  it("are picked and given back one by one", () => {
    expect(taps(takes, "money:y2~2", "money:y2~2")).toEqual(["money:y2", "money:y2~2"]);
    expect(taps(takes, "money:y2", "money:y2~2", "money:y2")).toEqual(["money:y2"]);
    expect(taps(takes, "money:y2", "money:y2")).toEqual([]);
  });
});

describe("several cards together", () => {
  it("mean an action as soon as they are one, while more can still be added", () => {
    const one = taps(takes, "money:y2");
    expect(selected(takes, one)?.picks).toEqual(["money:y2"]);
    expect([...nextPicks(takes, one)].sort()).toEqual(["money:y2~2", "money:y3"]);
    expect(selected(takes, taps(takes, "money:y2", "money:y3"))?.picks).toEqual(["money:y3", "money:y2"]);
  });
  it("give way to a card that does not go with them", () => {
    expect(taps(takes, "money:y2", "money:b8")).toEqual(["money:b8"]);
    expect(taps(pays, "stall:1", "hand:y4", "hand:y9")).toEqual(["stall:1", "hand:y9"]);
  });
  it("pay for a thing in either order, and another thing begins anew", () => {
    expect(selected(pays, taps(pays, "hand:y4", "stall:1"))?.text).toBe(pays[0]!.text);
    expect(selected(pays, taps(pays, "stall:1"))).toBeNull();
    expect(taps(pays, "stall:1", "hand:y9", "stall:3")).toEqual(["stall:3"]);
    expect(selected(pays, ["stall:3"])?.picks).toContain("hand:b7");
  });
  it("are found by their option, too, though it is none of their picks", () => {
    expect(taps(pays, "option:buy", "stall:3")).toEqual(["option:buy", "stall:3"]);
    expect(selected(pays, ["option:buy", "stall:3"])?.text).toBe(pays[2]!.text);
  });
});

describe("payments", () => {
  const many = Array.from({ length: 9 }, (_, i) => choice("buy", "stall:1", `hand:y${i + 1}`));
  it("are offered one by one, the best six, and the rest by picking cards", () => {
    expect(offers(many, ["stall:1"], ["stall:1"], together).map((offer) => offer.key)).toEqual(
      many.slice(0, 6).map((one) => one.text),
    );
    expect(unlisted(many, ["stall:1"], together)).toBe(3);
    expect(unlisted(many, [], together)).toBe(0);
  });
  it("show the one that is meant even when it is not among the best", () => {
    const shown = offers(many, ["stall:1"], ["stall:1", "hand:y9"], together);
    expect(shown.find((offer) => offer.chosen)?.key).toBe(many[8]!.text);
    expect(shown).toHaveLength(6);
  });
});

describe("a thing to be placed", () => {
  it("is picked by itself where every choice is about it", () => {
    expect(given(puts, ["due:palm8"])).toEqual(["due:palm8"]);
    expect(given([...puts, choice("put", "due:peak9", "cell:1,0")], ["due:palm8", "due:peak9"])).toEqual([]);
    expect(given([], ["due:palm8"])).toEqual([]);
  });
});
