import { describe, expect, it } from "vitest";

import type { ChoiceView, DecisionView } from "../../../types";
import { about, narrow, nextPicks, offers, pick, possible, refusals, selected, span, switches } from "./picking";

const together = new Map([["card", false]]);

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
    quiet: false,
    follows: "",
    ...more,
  };
}

const island = (card: number, first: number) =>
  choice(`island ${card} ${first}`, [`card:${card}`, "option:island", ...[0, 1, 2].map((i) => `cell:${first + i}`)]);
const build = [
  island(8, 6),
  island(8, 7),
  island(8, 8),
  choice("cove 8", ["card:8", "option:cove", "cell:8"]),
  choice("widen 31", ["card:31", "option:widen", "cell:31"]),
  choice("reef 55 29", ["option:reef", "cell:55", "cell:29"]),
  choice("reef 55 57", ["option:reef", "cell:55", "cell:57"]),
];
const pilot = [
  choice("sailor 55", ["option:sailor", "cell:55"], { price: 20, points: 3 }),
  choice("sailor f7", ["option:sailor", "cell:f7"], { price: 20, points: 3 }),
  choice("move 54 55", ["option:move", "cell:54", "cell:55"], { points: 2 }),
  choice("move 54 f7", ["option:move", "cell:54", "cell:f7"], { points: 4 }),
  choice("done", ["option:done"], { final: true, quiet: true }),
];

describe("narrowing", () => {
  it("keeps choices that contain every pick", () => {
    expect(narrow(build, ["card:8"]).map((one) => one.text)).toEqual([
      "island 8 6",
      "island 8 7",
      "island 8 8",
      "cove 8",
    ]);
    expect(narrow(build, ["cell:6"]).map((one) => one.text)).toEqual(["island 8 6"]);
  });
  it("means the only one left, in either order", () => {
    expect(selected(build, ["card:31"])?.text).toBe("widen 31");
    expect(selected(build, ["cell:31"])?.text).toBe("widen 31");
    expect(selected(build, ["card:8"])).toBeNull();
    expect(selected(build, [])).toBeNull();
    expect(selected([pilot[4]!], [])?.text).toBe("done");
  });
  it("means a choice picked completely even when a longer one contains it", () => {
    const two = [choice("buoy", ["option:buoy", "cell:5"]), choice("long", ["option:buoy", "cell:5", "cell:6"])];
    expect(selected(two, ["option:buoy", "cell:5"])?.text).toBe("buoy");
  });
});

describe("picking", () => {
  it("takes a pick back when it is picked again", () => {
    expect(pick(build, ["card:8", "cell:6"], "cell:6", together)).toEqual(["card:8"]);
  });
  it("switches to another card at once", () => {
    expect(pick(build, ["card:8", "option:island", "cell:6"], "card:31", together)).toEqual(["card:31"]);
  });
  it("keeps the option and the pilot when another place is tapped", () => {
    const picked = pick(pilot, ["option:move", "cell:54", "cell:f7"], "cell:55", together);
    expect(selected(pilot, picked)?.text).toBe("move 54 55");
  });
  it("keeps what goes together", () => {
    expect(pick(build, ["cell:55"], "cell:29", together)).toEqual(["cell:55", "cell:29"]);
    expect(pick(build, ["cell:31"], "cell:29", together)).toEqual(["cell:29"]);
  });
  it("knows what leads on and what would switch", () => {
    expect([...nextPicks(build, ["option:reef"])].sort()).toEqual(["cell:29", "cell:55", "cell:57"]);
    expect([...switches(pilot, ["option:move", "cell:54", "cell:f7"])]).toEqual(["cell:55"]);
    expect(possible(build, "cell:31")).toBe(true);
    expect(possible(build, "cell:32")).toBe(false);
  });
});

describe("offers", () => {
  it("groups by option at first and leaves quiet endings out", () => {
    expect(offers(pilot, [], [], together).map((offer) => offer.key)).toEqual(["sailor", "move"]);
    expect(offers(pilot, [], [], together)[1]!.choices.map((one) => one.text)).toEqual(["move 54 f7", "move 54 55"]);
  });
  it("shows few choices of a picked card one by one", () => {
    const names = offers(build, ["card:8"], ["card:8"], together).map((offer) => offer.name);
    expect(names).toEqual(["island 8 6", "island 8 7", "island 8 8", "cove 8"]);
  });
  it("keeps the other options in their place when one was chosen", () => {
    const shown = offers(pilot, [], ["option:move"], together);
    expect(shown.map((offer) => [offer.key, offer.chosen])).toEqual([
      ["sailor", false],
      ["move", true],
    ]);
  });
  it("open an option with several choices, and leave one with few to the board", () => {
    const many = [5, 6, 7, 8].map((n) => choice(`leave ${n}`, ["option:leave", `cell:${n}`]));
    expect(about([...many, ...pilot], [], ["option:leave"])).toEqual(["option:leave"]);
    expect(offers([...many, ...pilot], ["option:leave"], ["option:leave"], together).map((one) => one.key)).toEqual(
      many.map((one) => one.text),
    );
    expect(about(pilot, [], ["option:sailor"])).toEqual([]);
  });
  it("stay while one of them is chosen", () => {
    expect(about(build, [], ["card:8"])).toEqual(["card:8"]);
    expect(about(build, ["card:8"], ["card:8", "cell:6"])).toEqual(["card:8"]);
    expect(about(build, ["card:8"], ["card:31"])).toEqual(["card:31"]);
    expect(about(pilot, [], ["option:move", "cell:54", "cell:f7"])).toEqual([]);
    const shown = offers(build, ["card:8"], island(8, 7).picks, together);
    expect(shown.map((offer) => offer.chosen)).toEqual([false, true, false, false]);
  });
  it("spans prices", () => {
    expect(span(pilot, (one) => one.points)).toEqual([0, 4]);
  });
});

describe("refusals", () => {
  const decision: DecisionView = {
    title: "",
    hint: "",
    rule: "",
    options: [],
    question: "",
    choices: build,
    refused: [
      { option: "captain", picks: ["option:captain"], name: "Place captain", reason: "too dear", rule: "ATL-51" },
      {
        option: "island",
        picks: ["card:3", "option:island", "cell:3"],
        name: "Island 3-5",
        reason: "",
        rule: "ATL-31",
      },
    ],
    can_undo: false,
  };
  it("shows whole options at first, then those of what was picked", () => {
    expect(refusals(decision.refused, []).map((one) => one.option)).toEqual(["captain"]);
    expect(refusals(decision.refused, ["card:3"]).map((one) => one.option)).toEqual(["island"]);
    expect(refusals(decision.refused, ["card:8"])).toEqual([]);
  });
});
