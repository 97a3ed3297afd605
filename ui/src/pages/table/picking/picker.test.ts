import { beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../../../lib/settings.svelte";
import type { ChoiceView, TableView } from "../../../types";
import type { Session } from "../live/session";
import { Picker, TURN_ON } from "./picker.svelte";

const choice = (text: string, picks: string[], more: Partial<ChoiceView> = {}): ChoiceView =>
  ({ text, picks, option: text.split(" ")[0], name: text, price: 0, income: 0, points: 0, ...more }) as ChoiceView;

const build = [
  choice("build a", ["card:1", "cell:a"]),
  choice("build b", ["card:1", "cell:b"]),
  choice("build c", ["card:2", "cell:b"]),
  choice("lift z", ["own:z", "cell:z"]),
];
const end = choice("done", [], { final: true, quiet: true });
const turns = [0, 1, 2, 3].map((turn) => choice(`place ${turn}`, ["card:9", "cell:a", `turn:${turn}`]));

function at(choices: ChoiceView[], more: Partial<TableView> = {}) {
  const session = {
    view: {
      step: 3,
      steps: 3,
      result: null,
      decision: { choices, refused: [] },
      hand: [],
      market: [],
      decks: [],
      shelves: [{ role: "store", takes: ["option:lift"], cards: [] }],
      ...more,
    },
    refusal: null,
    refusals: null,
    forgive: vi.fn(),
    why: vi.fn(),
    play: vi.fn(),
    askPreview: vi.fn(),
    askRefusals: vi.fn(),
  };
  return { session, picker: new Picker(session as unknown as Session) };
}

beforeEach(() => {
  settings.endTurn = false;
});

describe("a tap", () => {
  it("narrows until one action is meant, and asks what that would bring", () => {
    const { session, picker } = at(build);
    picker.tap("card:1");
    expect([picker.meant, [...picker.next]]).toEqual([null, ["cell:a", "cell:b"]]);
    picker.tap("cell:b");
    expect(picker.meant?.text).toBe("build b");
    expect(session.askPreview).toHaveBeenLastCalledWith(build[1]);
  });
  it("asks why of what cannot be picked, with what was picked before", () => {
    const { session, picker } = at(build);
    picker.tap("card:2");
    picker.tap("cell:q");
    expect(session.why).toHaveBeenCalledWith(["card:2", "cell:q"]);
    expect(picker.picked).toEqual(["card:2"]);
  });
  it("means the first of equal cards, as does pointing at one or dragging it", () => {
    const { session, picker } = at(build);
    picker.hovered = "card:1~2";
    expect([...picker.lit]).toEqual(["card:1", "cell:a", "cell:b"]);
    expect(picker.movable("card:1~2")).toBe(true);
    picker.tap("card:1~2");
    picker.tap("cell:b");
    expect([picker.meant?.text, session.why.mock.calls]).toEqual(["build b", []]);
    picker.drop("card:1~2", ["cell:a"]);
    expect(picker.meant?.text).toBe("build a");
  });
  it("asks once what is refused of a thing", () => {
    const { session, picker } = at(build);
    picker.tap("card:1");
    expect(session.askRefusals).toHaveBeenCalledWith(["card:1"]);
  });
  it("does nothing while one looks back, or after the end", () => {
    for (const when of [{ step: 1 }, { result: {} as TableView["result"] }]) {
      const { session, picker } = at(build, when);
      picker.tap("card:1");
      picker.tap("cell:q");
      expect([picker.picked, session.why.mock.calls]).toEqual([[], []]);
    }
  });
  it("turns what lies where it is to lie", () => {
    const { picker } = at(turns);
    picker.tap("card:9");
    expect(picker.meant?.text).toBe("place 0");
    picker.tap("cell:a");
    picker.tap("cell:a");
    picker.tap(TURN_ON);
    expect([picker.meant?.text, picker.turn]).toEqual(["place 2", 2]);
    picker.rotate(-1);
    expect(picker.meant?.text).toBe("place 1");
  });
});

describe("a drag", () => {
  it("puts a thing on the first place that takes it", () => {
    const { picker } = at(build);
    picker.drop("card:1", ["cell:q", "cell:a"]);
    expect(picker.meant?.text).toBe("build a");
  });
  it("asks why where nothing takes it, and is forgotten beside the board", () => {
    const { session, picker } = at(build);
    picker.drop("card:1", ["cell:q"]);
    expect(session.why).toHaveBeenCalledExactlyOnceWith(["card:1", "cell:q"]);
    picker.drop("card:1", []);
    expect(session.why).toHaveBeenCalledOnce();
    expect(picker.picked).toEqual([]);
  });
  it("is for what can go somewhere, or be taken away", () => {
    const { picker } = at(build);
    expect([picker.movable("card:1"), picker.movable("card:7")]).toEqual([true, false]);
    expect([picker.liftable("cell:z"), picker.liftable("cell:a")]).toEqual([true, false]);
  });
});

describe("going back", () => {
  it("takes one pick back after the other, and says when there is none", () => {
    const { picker } = at(build);
    picker.tap("card:1");
    picker.tap("cell:a");
    expect([picker.back(), picker.picked]).toEqual([true, ["card:1"]]);
    expect([picker.back(), picker.picked]).toEqual([true, []]);
    expect(picker.back()).toBe(false);
  });
  it("takes back as much as it takes to leave what is meant", () => {
    const { picker } = at(turns);
    picker.tap("card:9");
    expect(picker.picked).toEqual(["card:9", "turn:0"]);
    picker.back();
    expect(picker.picked).toEqual([]);
  });
  it("takes a refusal off the screen before anything else", () => {
    const { session, picker } = at(build);
    picker.tap("card:1");
    session.refusal = {} as never;
    session.forgive.mockClear();
    picker.back();
    expect([session.forgive.mock.calls.length, picker.picked]).toEqual([1, ["card:1"]]);
  });
});

describe("the act", () => {
  it("is played at once", () => {
    const { session, picker } = at(build);
    picker.choose(build[0]!);
    picker.confirm();
    expect(session.play).toHaveBeenCalledExactlyOnceWith(build[0]);
  });
  it("is none while nothing is meant", () => {
    const { session, picker } = at(build);
    picker.tap("card:1");
    picker.confirm();
    expect(session.play).not.toHaveBeenCalled();
  });
  it("asks once more where it ends the turn and that was wished", () => {
    settings.endTurn = true;
    const { session, picker } = at([...build, end]);
    picker.end(end);
    expect([picker.asking, session.play.mock.calls]).toEqual([true, []]);
    picker.end(end);
    expect([picker.asking, session.play.mock.calls]).toEqual([false, [[end]]]);
  });
  it("is forgotten when it is chosen again", () => {
    const { picker } = at(build);
    picker.choose(build[0]!);
    picker.choose(build[0]!);
    expect(picker.picked).toEqual([]);
  });
});

it("lights the places that a card could go to", () => {
  const { picker } = at(build);
  picker.hovered = "card:1";
  expect([...picker.lit]).toEqual(["card:1", "cell:a", "cell:b"]);
});

describe("what is dragged", () => {
  it("goes along with what was picked before, where that leads on", () => {
    const pays = [choice("buy", ["stall:1", "hand:a", "hand:b"]), choice("buy", ["stall:1", "hand:c"])];
    const cards = ["hand:a", "hand:b", "hand:c"].map((pick) => ({ pick, many: true }));
    const { picker } = at(pays, { hand: cards as never });
    picker.tap("hand:a");
    picker.tap("hand:b");
    picker.drop("hand:b", ["stall:1"]);
    expect(picker.meant).toBe(pays[0]);
    picker.drop("hand:c", ["stall:1"]);
    expect(picker.meant).toBe(pays[1]);
  });
  it("is whatever can be picked; a figure walks where another place is named with its own", () => {
    const { picker } = at([...build, choice("move", ["cell:m", "cell:n"])]);
    expect([picker.walks("cell:m"), picker.walks("cell:a")]).toEqual([true, false]);
    expect([picker.dragging("card:1").can(), picker.dragging("card:7").can()]).toEqual([true, false]);
    picker.dragging("cell:m").drop(["cell:n"]);
    expect(picker.meant?.text).toBe("move");
  });
});
