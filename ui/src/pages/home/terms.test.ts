import { describe, expect, it } from "vitest";

import type { NewTable } from "../../types";
import { atoll } from "./fixtures";
import { change, chooseKind, firstSetup, gathering, toGathering } from "./setup";
import { told } from "../../lib/pace";
import { begin, FIRST, like, PACES, paceOf } from "./terms";

describe("the terms of a table", () => {
  it("have a pace with a name", () => {
    for (const name of Object.keys(PACES)) expect(paceOf(PACES[name]!)).toBe(name);
    expect(paceOf({ ...PACES.day!, hours: 5 })).toBe("");
  });
  it("are told in minutes and days", () => {
    expect(told(PACES["live-30"]!)).toEqual({ key: "ui-pace-told-live", args: { bank: 30, turn: 20 } });
    expect(told(PACES.three!).args).toEqual({ days: 3, hours: 72 });
    expect(told({ pace: "days", hours: 5 }).args).toEqual({ days: 0, hours: 5 });
  });
  it("are kept for the next time, and nothing strange with them", () => {
    expect(begin(null)).toEqual(FIRST);
    expect(begin("nonsense")).toEqual(FIRST);
    expect(begin('{"undo":"none","odd":1}')).toEqual({ ...FIRST, undo: "none" });
  });
  it("are taken over from another table with its seats free", () => {
    const table: NewTable = {
      game: "atoll",
      seats: [
        { kind: "open", name: "", colour: "red", level: "", user: "", invited: false, program: false },
        { kind: "open", name: "", colour: "blue", level: "", user: "", invited: false, program: false },
        { kind: "bot", name: "Aixa", colour: "green", level: "hard", user: "", invited: false, program: false },
      ],
      options: { island_at_50: "joined" },
      profile: "",
      aids_off: ["left"],
      position: "",
      seed: null,
      terms: { access: "public", pace: "days", hours: 24 },
      board: "",
    };
    const [setup, wishes] = like(table, firstSetup(atoll, "Marta"), FIRST);
    expect(setup.places.map((place) => place.kind)).toEqual(["me", "open", "bot"]);
    expect(setup.places[0]!.name).toBe("Marta");
    expect(setup.places[2]!.level).toBe("hard");
    expect([wishes.access, wishes.pace, wishes.hours, wishes.gone]).toEqual(["public", "days", 24, "wait"]);
  });
});

describe("a table that gathers", () => {
  it("leaves free what friends would sit on, and takes the own seat by name", () => {
    const home = firstSetup(atoll, "Marta");
    const friends = {
      ...home,
      places: home.places.map((place, i) => (i === 1 ? { ...place, kind: "friend" as const } : place)),
    };
    const table = toGathering(gathering(friends), atoll, FIRST);
    expect(table.seats.map((seat) => seat.kind)).toEqual(["person", "open", "bot"]);
    expect(table.seats[1]!.name).toBe("");
    expect(table.terms).toEqual(FIRST);
  });
  it("leaves one's own seat to a program where programs are rated", () => {
    const table = (rated: boolean) =>
      toGathering(gathering(firstSetup(atoll, "Marta")), atoll, { ...FIRST, rated, pool: "programs" });
    expect(table(true).seats[0]).toMatchObject({ kind: "open", name: "" });
    expect(table(false).seats[0]).toMatchObject({ kind: "person", name: "Marta" });
  });
  it("keeps seats for those who are invited, where others could find it", () => {
    const home = change(gathering(firstSetup(atoll, "Marta")), 1, { invited: true });
    const open = chooseKind(home, 1, "open");
    const invited = (access: "public" | "private") =>
      toGathering(open, atoll, { ...FIRST, access }).seats.map((seat) => seat.invited ?? false);
    expect(invited("public")).toEqual([false, true, false]);
    expect(invited("private")).toEqual([false, false, false]);
  });
  it("has no clock where nobody but bots would wait", () => {
    const table = toGathering(gathering(firstSetup(atoll, "Marta")), atoll, FIRST);
    expect(table.terms).toEqual({ ...FIRST, ...PACES.free });
  });
});
