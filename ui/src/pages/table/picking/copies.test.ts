import { describe, expect, it } from "vitest";

import type { ChoiceView } from "../../../types";
import { copiesIn, stem, tapped } from "./copies";
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
  };
}

const takes = [
  choice("take", "money:y2"),
  choice("take", "money:b8"),
  choice("take", "money:y2", "money:y2~2"),
  choice("take", "money:y3", "money:y2"),
];
const pays = [
  choice("buy", "slot:1", "hand:y4", "hand:y4~2"),
  choice("buy", "slot:1", "hand:y9"),
  choice("buy", "slot:3", "hand:b7"),
];
const puts = [
  choice("put", "tray:garden8", "cell:1,0"),
  choice("put", "tray:garden8", "cell:0,1"),
  choice("reserve", "tray:garden8", "option:reserve"),
];
/** Tap one thing after the other. */
const taps = (choices: ChoiceView[], ...all: string[]) =>
  all.reduce<string[]>((picked, one) => pick(choices, picked, one), []);

describe("things that are alike", () => {
  it("share a stem and are counted by it", () => {
    expect(stem("hand:y4~2")).toBe("hand:y4");
    expect(copiesIn(["hand:y4", "hand:y4~2", "hand:y9"], "hand:y4~3")).toBe(2);
  });
  it("are taken first to last and given back last to first, whichever is tapped", () => {
    expect(tapped([], "hand:y4~2")).toBe("hand:y4");
    expect(tapped(["hand:y4"], "hand:y4~2")).toBe("hand:y4~2");
    expect(tapped(["hand:y4", "hand:y4~2"], "hand:y4")).toBe("hand:y4~2");
    expect(tapped([], "slot:1")).toBe("slot:1");
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
    expect(taps(pays, "slot:1", "hand:y4", "hand:y9")).toEqual(["slot:1", "hand:y9"]);
  });
  it("pay for a thing in either order, and another thing begins anew", () => {
    expect(selected(pays, taps(pays, "hand:y4", "slot:1"))?.text).toBe(pays[0]!.text);
    expect(selected(pays, taps(pays, "slot:1"))).toBeNull();
    expect(taps(pays, "slot:1", "hand:y9", "slot:3")).toEqual(["slot:3"]);
    expect(selected(pays, ["slot:3"])?.picks).toContain("hand:b7");
  });
  it("are found by their option, too, though it is none of their picks", () => {
    expect(taps(pays, "option:buy", "slot:3")).toEqual(["option:buy", "slot:3"]);
    expect(selected(pays, ["option:buy", "slot:3"])?.text).toBe(pays[2]!.text);
  });
});

describe("payments", () => {
  const many = Array.from({ length: 9 }, (_, i) => choice("buy", "slot:1", `hand:y${i + 1}`));
  it("are offered one by one, the best six, and the rest by picking cards", () => {
    expect(offers(many, ["slot:1"], ["slot:1"]).map((offer) => offer.key)).toEqual(
      many.slice(0, 6).map((one) => one.text),
    );
    expect(unlisted(many, ["slot:1"])).toBe(3);
    expect(unlisted(many, [])).toBe(0);
  });
  it("show the one that is meant even when it is not among the best", () => {
    const shown = offers(many, ["slot:1"], ["slot:1", "hand:y9"]);
    expect(shown.find((offer) => offer.chosen)?.key).toBe(many[8]!.text);
    expect(shown).toHaveLength(6);
  });
});

describe("a tile to be placed", () => {
  it("is picked by itself where every choice is about it", () => {
    expect(given(puts)).toEqual(["tray:garden8"]);
    expect(given([...puts, choice("put", "tray:tower9", "cell:1,0")])).toEqual([]);
    expect(given([])).toEqual([]);
  });
});
