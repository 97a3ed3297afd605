import { describe, expect, it } from "vitest";

import { atoll } from "./fixtures";
import {
  addSeat,
  change,
  chooseColour,
  chooseKind,
  firstSetup,
  hasPerson,
  names,
  removeSeat,
  revive,
  toTable,
} from "./setup";

const start = firstSetup(atoll, "");

describe("the first set-up", () => {
  it("is one person against two bots in colours of their own", () => {
    expect(start.places.map((place) => place.kind)).toEqual(["me", "bot", "bot"]);
    expect(new Set(start.places.map((place) => place.colour)).size).toBe(3);
    expect(start.options).toEqual({ money_points: "on", island_at_50: "no-joined", straight_settling: "off" });
  });
  it("is in the colour that is liked best of those the game has", () => {
    const colours = firstSetup(atoll, "", ["violet", "white", "red"]).places.map((place) => place.colour);
    expect(colours[0]).toBe("white");
    expect(new Set(colours).size).toBe(3);
  });
  it("knows the name from last time", () => {
    expect(names(firstSetup(atoll, "Marta"))[0]).toBe("Marta");
  });
});

describe("seats", () => {
  it("come and go between the least and the most the game allows", () => {
    let setup = start;
    for (let i = 0; i < 9; i++) setup = addSeat(setup, atoll);
    expect(setup.places).toHaveLength(5);
    expect(new Set(setup.places.map((place) => place.colour)).size).toBe(5);
    for (let i = 0; i < 9; i++) setup = removeSeat(setup, atoll, 1);
    expect(setup.places).toHaveLength(2);
    expect(setup.places[0]!.kind).toBe("me");
  });
  it("exchange colours, so that none comes twice", () => {
    const [a, b] = [start.places[0]!.colour, start.places[2]!.colour];
    const setup = chooseColour(start, 0, b);
    expect([setup.places[0]!.colour, setup.places[2]!.colour]).toEqual([b, a]);
    expect(chooseColour(start, 0, "white").places.map((place) => place.colour)).toEqual(["white", "yellow", "green"]);
  });
  it("have at most one me", () => {
    const setup = chooseKind(start, 1, "me");
    expect(setup.places.map((place) => place.kind)).toEqual(["friend", "me", "bot"]);
  });
  it("need a person", () => {
    expect(hasPerson(start)).toBe(true);
    expect(hasPerson(chooseKind(start, 0, "bot"))).toBe(false);
  });
});

describe("names", () => {
  it("are never empty and never the same", () => {
    let setup = chooseKind(chooseKind(start, 1, "friend"), 2, "friend");
    setup = change(change(change(setup, 0, { name: " Pau " }), 1, { name: "Pau" }), 2, { name: "  " });
    expect(names(setup)).toEqual(["Pau", "Pau 2", "Ana"]);
  });
  it("of bots are their own", () => {
    expect(names(start)).toEqual(["Ana", "Zoraya", "Boabdil"]);
    expect(toTable(start, atoll).seats[0]!.level).toBe("");
    expect(toTable(start, atoll).seats[1]).toEqual({
      kind: "bot",
      name: "Zoraya",
      colour: "yellow",
      level: "greedy",
      user: "",
      invited: false,
      program: false,
    });
  });
});

describe("the set-up of last time", () => {
  it("comes back as it was", () => {
    const setup = chooseColour(addSeat(start, atoll), 1, "white");
    expect(revive(JSON.stringify(setup), atoll)).toEqual(setup);
  });
  it.each([
    ["nothing", null],
    ["damaged text", "{"],
    ["too many seats", JSON.stringify({ ...start, places: Array(7).fill(start.places[0]) })],
    ["one colour twice", JSON.stringify({ ...start, places: [start.places[0], start.places[0]] })],
    ["an unknown bot", JSON.stringify(change(start, 1, { level: "oracle" }))],
  ])("is dropped when it is %s", (_, text) => {
    expect(revive(text, atoll)).toBeNull();
  });
  it("keeps only aids the game has", () => {
    expect(revive(JSON.stringify({ ...start, aidsOff: ["preview", "old"] }), atoll)!.aidsOff).toEqual(["preview"]);
    const before = JSON.stringify({ places: start.places, options: start.options });
    expect(revive(before, atoll)!.aidsOff).toEqual([]);
  });
  it("takes the default of an option it does not know", () => {
    const found = revive(JSON.stringify({ ...start, options: { money_points: "off", old: "x" } }), atoll);
    expect(found!.options).toEqual({ money_points: "off", island_at_50: "no-joined", straight_settling: "off" });
  });
});
