import { describe, expect, it } from "vitest";

import { TABLE } from "../live/rehearsal.svelte";
import type { EventView, FigureChange } from "../../../types";
import { beats, figuresAt, lengthOf, pace, turns } from "./beats";
import { lagged } from "./lag";

const change = (figure: string, before: number, after: number, seat: number | null = 0): FigureChange => ({
  figure,
  before,
  after,
  seat,
});
const event = (kind: EventView["kind"], changes: FigureChange[] = [], places: string[] = []): EventView => ({
  kind,
  said: kind,
  rule: "",
  seat: 0,
  thing: "",
  start: "",
  goal: "",
  places,
  each: [],
  changes,
});
const BUILD = [
  event("cost", [change("money", 29, 14)]),
  event("piece", [], ["cell:1", "cell:2", "cell:3"]),
  event("rise", [change("points", 20, 23)]),
  event("join", [change("c-a", 9, 0, null)]),
  event("value", [change("c-b", 21, 39, null)]),
  event("income", [change("money", 14, 53)]),
];

describe("beats", () => {
  it("come in the order of their events, no more than two at a time", () => {
    const found = beats([...BUILD, ...BUILD]);
    for (const { at } of found) expect(found.filter((one) => one.at <= at && at < one.end).length).toBeLessThan(3);
    expect(found.map((one) => one.at)).toEqual(found.map((one) => one.at).sort((a, b) => a - b));
  });
  it("are as long as what happens: forty ms a space of the track, places quicker from the fifth", () => {
    expect(lengthOf(event("value", [change("c-b", 21, 39, null)]))).toBe(720);
    expect(lengthOf(event("walk", [change("money", 30, 38)]))).toBe(880);
    expect(turns(event("light", [], ["a", "b", "c", "d", "e", "f"]))).toEqual([0, 260, 520, 780, 1040, 1170]);
  });
  it("go faster for others, and where many wait", () => {
    expect(pace(1, true, 0)).toBe(1);
    expect(pace(1, false, 0)).toBe(1.6);
    expect(pace(0.5, false, 9)).toBe(2);
  });
});

describe("figures", () => {
  const found = beats(BUILD);
  const at = (time: number, name: string) => figuresAt(found, time).get(name);
  it("change when their cause lands, never before", () => {
    expect(at(-1, "0:money")).toBe(29);
    expect(at(0, "0:money")).toBe(14); // paid; what comes in is still to come
    expect(at(found[5]!.land - 1, "0:money")).toBe(14);
    expect(at(found[5]!.land, "0:money")).toBeUndefined(); // as it is
    expect(at(found[2]!.land - 1, "0:points")).toBe(20);
    expect(at(found[2]!.land, "0:points")).toBeUndefined();
  });
  it("run along the track", () => {
    const { at: from, end } = found[4]!;
    expect(at(from - 1, ":c-b")).toBe(21);
    expect(at((from + end) / 2, ":c-b")).toBe(30);
    expect(at(end, ":c-b")).toBeUndefined();
  });
  it("are all there in the end", () => {
    expect(figuresAt(found, 1e6).size).toBe(0);
  });
});

describe("a table that lags", () => {
  it("is the table itself when nothing is left to happen", () => {
    expect(lagged(TABLE, null, new Map())).toBe(TABLE);
  });
  it("shows what has happened by now", () => {
    const seen = lagged(TABLE, TABLE, new Map([["0:money", 7]]));
    expect(seen.seats[0]!.money!.value).toBe(7);
    expect(seen.seats[1]).toEqual(TABLE.seats[1]);
    expect(seen.board).toBe(TABLE.board);
  });
  it("keeps a counter until it goes, and has none before it comes", () => {
    const [first, ...others] = TABLE.track!.marks;
    const name = `:${first!.symbol}`;
    const gone = { ...TABLE, track: { ...TABLE.track!, marks: others } };
    expect(lagged(gone, TABLE, new Map([[name, first!.value]])).track!.marks).toContainEqual(first);
    expect(lagged(TABLE, gone, new Map([[name, 0]])).track!.marks).not.toContainEqual(first);
  });
});
