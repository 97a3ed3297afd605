import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { DrawingInfo, GameInfo, FoundView } from "../../types";
import { begin, forget, gameOf, games, keep } from "./games";
import { sifted, traitsOf } from "./needs";
import { isBlank, read, written } from "./sheet";
import { Sitting } from "./sitting.svelte";
import { nearest, spotsOf } from "./spots";
import { added, company, moved, recoloured, without } from "./who";

const GAME = { key: "go", min_seats: 2, max_seats: 3, colours: ["blue", "red", "green", "white"] } as GameInfo;
const seats = [
  { name: "Ana", colour: "blue" },
  { name: "Luis", colour: "red" },
];

beforeEach(() => localStorage.clear());

describe("games kept on the device", () => {
  it("are found again, the newest first, and forgotten", () => {
    const one = { ...begin("go", seats, {}, 0), at: 1 };
    const other = { ...begin("go", seats, {}, 1), at: 2 };
    expect(keep(one) && keep(other)).toBe(true);
    expect(games().map((game) => game.id)).toEqual([other.id, one.id]);
    forget(other.id);
    expect(gameOf(other.id)).toBeUndefined();
  });
  it("are none where what was kept is damaged", () => {
    localStorage.setItem("alcaide.companion", '[{"id": 3}, null, "x"]');
    expect(games()).toEqual([]);
    localStorage.setItem("alcaide.companion", "{");
    expect(games()).toEqual([]);
  });
});

describe("who sits there", () => {
  it("has a colour that nobody else has", () => {
    const two = company(GAME, ["Ana"]);
    expect(two.seats.map((seat) => seat.colour)).toEqual(["blue", "red"]);
    expect(added(two, GAME).seats[2]!.colour).toBe("green");
    expect(recoloured(two, GAME, 0).seats[0]!.colour).toBe("green");
  });
  it("begins whatever the order becomes", () => {
    const three = { ...added(company(GAME, ["Ana", "Luis"]), GAME), start: 1 };
    expect(moved(three, 1)).toMatchObject({ start: 0, seats: [{ name: "Luis" }, { name: "Ana" }, {}] });
    expect(without(three, 0)).toMatchObject({ start: 0, seats: [{ name: "Luis" }, {}] });
  });
});

describe("a finger on the plan", () => {
  const drawing = {
    box: [0, 0, 100, 100],
    nodes: [
      { key: "a", pick: "cell:a", cls: "hit", x: 20, y: 20 },
      { key: "b", pick: "cell:b", cls: "hit", x: 30, y: 20 },
      { key: "c", pick: "card:c", cls: "card", x: 20, y: 20 },
    ],
  } as unknown as DrawingInfo;
  const frame = { left: 0, top: 0, width: 200, height: 300 };
  it("means the nearest place that glows, in reach of it", () => {
    const all = new Set(["cell:a", "cell:b"]);
    expect(nearest(spotsOf(drawing), all, drawing.box, frame, 42, 92)).toBe("cell:a");
    expect(nearest(spotsOf(drawing), new Set(["cell:b"]), drawing.box, frame, 42, 92)).toBe("cell:b");
    expect(nearest(spotsOf(drawing), all, drawing.box, frame, 160, 92)).toBeNull();
  });
});

describe("what came to light", () => {
  const thing = (word: string, ...traits: string[]) => ({ word, label: `Thing ${word}`, traits }) as FoundView;
  const things = [thing("T1", "well", "one"), thing("T2", "one"), thing("T3", "two")];
  it("is found by its traits and by its name", () => {
    expect(traitsOf(things)).toEqual(["one", "well", "two"]);
    expect(sifted(things, ["one"], "").map((one) => one.word)).toEqual(["T1", "T2"]);
    expect(sifted(things, [], "t3").map((one) => one.word)).toEqual(["T3"]);
  });
});

describe("a score sheet", () => {
  it("reads numbers as people write them", () => {
    expect(read("3, 2 + 1")).toEqual([3, 2, 1]);
    expect(read("none")).toEqual([]);
  });
  it("has rows for those before whoever is written down", () => {
    expect(written({}, "money", 1, [40])).toEqual({ money: [[], [40]] });
    expect(isBlank(written({}, "money", 1, []))).toBe(true);
  });
});

describe("a lost connection", () => {
  const answer = (accepted: number, more = {}) => ({
    ok: true,
    json: () =>
      Promise.resolve({ accepted, fault: null, need: null, decision: null, table: { result: null }, ...more }),
  });
  beforeEach(() => {
    document.cookie = "csrftoken=x";
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  it("keeps what is entered, and has it checked when it is back", async () => {
    const asked = vi.fn().mockRejectedValueOnce(new TypeError("no network"));
    vi.stubGlobal("fetch", asked);
    vi.useFakeTimers();
    const sitting = new Sitting(begin("go", seats, {}, 0), () => "en");
    await sitting.enter("lay 3");
    expect([sitting.offline, sitting.pending, gameOf(sitting.game.id)?.entries]).toEqual([true, 1, ["lay 3"]]);
    asked.mockResolvedValue(answer(1));
    await vi.advanceTimersByTimeAsync(5000);
    expect([sitting.offline, sitting.pending]).toEqual([false, 0]);
    expect(
      (JSON.parse((asked.mock.lastCall as [string, { body: string }])[1].body) as { entries: string[] }).entries,
    ).toEqual(["lay 3"]);
    await sitting.enter("* thing T1");
    await sitting.enter("end");
    await sitting.backTo(1);
    expect(sitting.game.entries).toEqual(["lay 3", "* thing T1"]);
    sitting.close();
  });
  it("offers what was asked last, and puts another entry in the place of one that is refused", async () => {
    const lay = { text: "lay 3", option: "lay", name: "Lay it", picks: [], label: "3", symbol: "" } as never;
    const asked = { options: ["lay"], choices: [lay] };
    const need = { verb: "thing", title: "Which thing?", things: [] };
    vi.stubGlobal("fetch", vi.fn().mockResolvedValueOnce(answer(0, { decision: asked })));
    const sitting = new Sitting(begin("go", seats, {}, 0), () => "en");
    await sitting.ask();
    vi.mocked(fetch).mockResolvedValueOnce(answer(1, { need }) as never);
    await sitting.enter("lay 3");
    vi.mocked(fetch).mockResolvedValue(answer(1, { decision: asked }) as never);
    await sitting.enter("* thing T1");
    expect(sitting.moments.map((one) => one.title)).toEqual(["Lay it", "Which thing?"]);
    sitting.amend(1, false);
    await sitting.enter("* thing T2");
    expect([sitting.game.entries, sitting.anew]).toEqual([["lay 3", "* thing T2"], null]);
    sitting.amend(1, true);
    await sitting.enter("done");
    expect(sitting.game.entries).toEqual(["lay 3", "done", "* thing T2"]);
    sitting.close();
  });
  it("turns what was entered last, with what follows it, and asks what could", async () => {
    const way = (turn: number) => ({ text: `put ${turn}`, picks: [`turn:${turn}`], label: "" }) as never;
    vi.stubGlobal("fetch", vi.fn().mockResolvedValue(answer(1)));
    const sitting = new Sitting(begin("go", seats, {}, 0), () => "en");
    await sitting.enter("put 0", "", [way(0), way(1)]);
    const body = () => JSON.parse((vi.mocked(fetch).mock.lastCall as [string, { body: string }])[1].body) as object;
    expect(body()).toMatchObject({ entries: ["put 0"], otherwise: ["put 1"] });
    await sitting.turn(way(1));
    expect(body()).toMatchObject({ entries: ["put 1"], otherwise: ["put 0"] });
    await sitting.turn(way(0), { text: "who 2", label: "Who" } as never);
    expect(body()).toMatchObject({ entries: ["put 0", "who 2"], otherwise: [] });
    expect(sitting.last).toBe("Who");
    await sitting.start(1);
    expect(body()).toMatchObject({ start: 1, entries: ["put 0", "who 2"] });
    sitting.close();
  });
});
