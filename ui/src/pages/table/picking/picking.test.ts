import { describe, expect, it } from "vitest";

import type { ChoiceView, DecisionView } from "../../../types";
import { about, narrow, nextPicks, offers, pick, possible, refusals, selected, span, switches } from "./picking";

function choice(text: string, picks: string[], more: Partial<ChoiceView> = {}): ChoiceView {
  const option = picks.find((one) => one.startsWith("option:"))!.slice(7);
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
    ...more,
  };
}

const castle = (card: number, first: number) =>
  choice(`castle ${card} ${first}`, [`card:${card}`, "option:castle", ...[0, 1, 2].map((i) => `cell:${first + i}`)]);
const build = [
  castle(8, 6),
  castle(8, 7),
  castle(8, 8),
  choice("palace 8", ["card:8", "option:palace", "cell:8"]),
  choice("extend 31", ["card:31", "option:extend", "cell:31"]),
  choice("bridge 55 29", ["option:bridge", "cell:55", "cell:29"]),
  choice("bridge 55 57", ["option:bridge", "cell:55", "cell:57"]),
];
const noble = [
  choice("baron 55", ["option:baron", "cell:55"], { price: 20, points: 3 }),
  choice("baron f7", ["option:baron", "cell:f7"], { price: 20, points: 3 }),
  choice("move 54 55", ["option:move", "cell:54", "cell:55"], { points: 2 }),
  choice("move 54 f7", ["option:move", "cell:54", "cell:f7"], { points: 4 }),
  choice("done", ["option:done"], { final: true }),
];

describe("narrowing", () => {
  it("keeps choices that contain every pick", () => {
    expect(narrow(build, ["card:8"]).map((one) => one.text)).toEqual([
      "castle 8 6",
      "castle 8 7",
      "castle 8 8",
      "palace 8",
    ]);
    expect(narrow(build, ["cell:6"]).map((one) => one.text)).toEqual(["castle 8 6"]);
  });
  it("means the only one left, in either order", () => {
    expect(selected(build, ["card:31"])?.text).toBe("extend 31");
    expect(selected(build, ["cell:31"])?.text).toBe("extend 31");
    expect(selected(build, ["card:8"])).toBeNull();
    expect(selected(build, [])).toBeNull();
    expect(selected([noble[4]!], [])?.text).toBe("done");
  });
  it("means a choice picked completely even when a longer one contains it", () => {
    const two = [choice("flag", ["option:flag", "cell:5"]), choice("long", ["option:flag", "cell:5", "cell:6"])];
    expect(selected(two, ["option:flag", "cell:5"])?.text).toBe("flag");
  });
});

describe("picking", () => {
  it("takes a pick back when it is picked again", () => {
    expect(pick(build, ["card:8", "cell:6"], "cell:6")).toEqual(["card:8"]);
  });
  it("switches to another card at once", () => {
    expect(pick(build, ["card:8", "option:castle", "cell:6"], "card:31")).toEqual(["card:31"]);
  });
  it("keeps the option and the noble when another place is tapped", () => {
    const picked = pick(noble, ["option:move", "cell:54", "cell:f7"], "cell:55");
    expect(selected(noble, picked)?.text).toBe("move 54 55");
  });
  it("keeps what goes together", () => {
    expect(pick(build, ["cell:55"], "cell:29")).toEqual(["cell:55", "cell:29"]);
    expect(pick(build, ["cell:31"], "cell:29")).toEqual(["cell:29"]);
  });
  it("knows what leads on and what would switch", () => {
    expect([...nextPicks(build, ["option:bridge"])].sort()).toEqual(["cell:29", "cell:55", "cell:57"]);
    expect([...switches(noble, ["option:move", "cell:54", "cell:f7"])]).toEqual(["cell:55"]);
    expect(possible(build, "cell:31")).toBe(true);
    expect(possible(build, "cell:32")).toBe(false);
  });
});

describe("offers", () => {
  it("groups by option at first and leaves quiet endings out", () => {
    expect(offers(noble, [], []).map((offer) => offer.key)).toEqual(["baron", "move"]);
    expect(offers(noble, [], [])[1]!.choices.map((one) => one.text)).toEqual(["move 54 f7", "move 54 55"]);
  });
  it("shows few choices of a picked card one by one", () => {
    const names = offers(build, ["card:8"], ["card:8"]).map((offer) => offer.name);
    expect(names).toEqual(["castle 8 6", "castle 8 7", "castle 8 8", "palace 8"]);
  });
  it("keeps the other options in their place when one was chosen", () => {
    const shown = offers(noble, [], ["option:move"]);
    expect(shown.map((offer) => [offer.key, offer.chosen])).toEqual([
      ["baron", false],
      ["move", true],
    ]);
  });
  it("open an option with several choices, and leave one with few to the board", () => {
    const many = [5, 6, 7, 8].map((n) => choice(`retire ${n}`, ["option:retire", `cell:${n}`]));
    expect(about([...many, ...noble], [], ["option:retire"])).toEqual(["option:retire"]);
    expect(offers([...many, ...noble], ["option:retire"], ["option:retire"]).map((one) => one.key)).toEqual(
      many.map((one) => one.text),
    );
    expect(about(noble, [], ["option:baron"])).toEqual([]);
  });
  it("stay while one of them is chosen", () => {
    expect(about(build, [], ["card:8"])).toEqual(["card:8"]);
    expect(about(build, ["card:8"], ["card:8", "cell:6"])).toEqual(["card:8"]);
    expect(about(build, ["card:8"], ["card:31"])).toEqual(["card:31"]);
    expect(about(noble, [], ["option:move", "cell:54", "cell:f7"])).toEqual([]);
    const shown = offers(build, ["card:8"], castle(8, 7).picks);
    expect(shown.map((offer) => offer.chosen)).toEqual([false, true, false, false]);
  });
  it("spans prices", () => {
    expect(span(noble, (one) => one.points)).toEqual([0, 4]);
  });
});

describe("refusals", () => {
  const decision: DecisionView = {
    title: "",
    hint: "",
    rule: "",
    choices: build,
    refused: [
      { option: "grandee", picks: ["option:grandee"], name: "Place grandee", reason: "too dear", rule: "ALC-51" },
      {
        option: "castle",
        picks: ["card:3", "option:castle", "cell:3"],
        name: "Castle 3-5",
        reason: "",
        rule: "ALC-31",
      },
    ],
    can_undo: false,
  };
  it("shows whole options at first, then those of what was picked", () => {
    expect(refusals(decision.refused, []).map((one) => one.option)).toEqual(["grandee"]);
    expect(refusals(decision.refused, ["card:3"]).map((one) => one.option)).toEqual(["castle"]);
    expect(refusals(decision.refused, ["card:8"])).toEqual([]);
  });
});
