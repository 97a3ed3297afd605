import { beforeEach, describe, expect, it } from "vitest";

import type { ResultView, TableView } from "../../../types";
import { enter, played } from "./records";

const seats = [
  { seat: 0, name: "Ana", kind: "me" },
  { seat: 1, name: "Luis", kind: "friend" },
  { seat: 2, name: "Zoraya", kind: "bot" },
];
const row = (seat: number, total: number, winner: boolean, bot = "") => ({ seat, total, winner, bot });

function game(id: string, totals: number[], change: Partial<TableView & ResultView> = {}): [TableView, ResultView] {
  const most = Math.max(...totals);
  const rows = totals.map((total, seat) => row(seat, total, total === most, seats[seat]!.kind === "bot" ? "hard" : ""));
  const view = { id, game: "chess", deal: {}, screen: [0], seats, ...change } as unknown as TableView;
  return [view, { rows, cut: false, ...change } as unknown as ResultView];
}
const kinds = (told: ReturnType<typeof enter>) => told.map((each) => each.facts.map((fact) => fact.kind));

beforeEach(() => localStorage.clear());

describe("records", () => {
  it("tell the best so far, and that it was not reached", () => {
    expect(enter(...game("a", [50, 40, 30]))[0]!.facts[0]).toEqual({ kind: "first", points: 50, players: 3 });
    const better = enter(...game("b", [52, 40, 30]))[0]!.facts;
    expect(better[0]).toEqual({ kind: "best", points: 52, before: 50, players: 3 });
    expect(better[1]).toEqual({ kind: "streak", wins: 2 });
    const worse = enter(...game("c", [41, 60, 30]))[0]!.facts;
    expect(worse).toEqual([
      { kind: "short", points: 41, best: 52, players: 3 },
      { kind: "ended", wins: 2 },
      { kind: "level", level: "people", won: 2, played: 3 },
    ]);
  });

  it("count a table once, and tell the same again", () => {
    const first = enter(...game("a", [50, 40, 30]));
    expect(enter(...game("a", [50, 40, 30]))).toEqual(first);
    expect(enter(...game("b", [50, 40, 30]))[0]!.facts[1]).toEqual({ kind: "streak", wins: 2 });
  });

  it("keep several people at one screen apart, and tell of nobody else", () => {
    enter(...game("a", [50, 40, 30], { screen: [0, 1] }));
    const told = enter(...game("b", [30, 60, 70], { screen: [0, 1] }));
    expect(told.map((each) => each.seat)).toEqual([0, 1]);
    expect(kinds(told)).toEqual([
      ["short", "level"],
      ["best", "level"],
    ]);
    expect(enter(...game("c", [1, 2, 3], { screen: [] }))).toEqual([]);
    expect(enter(...game("d", [1, 2, 3], { screen: [2] }))).toEqual([]);
  });

  it("leave out what was loaded from a record, and what came to nothing", () => {
    expect(enter(...game("a", [50, 40, 30], { deal: null }))).toEqual([]);
    const [view, result] = game("b", [50, 40, 30], { cut: true });
    const rows = result.rows.map((each) => ({ ...each, winner: false }));
    expect(enter(view, { ...result, rows })).toEqual([]);
    expect(kinds(enter(view, result))).toEqual([["level"]]); // resigned: won, but with no points
  });

  it("tell the strongest bot where only bots play against one", () => {
    const [view, result] = game("a", [50, 40, 30]);
    const rows = [row(0, 50, true), row(1, 40, false, "expert"), row(2, 30, false, "random")];
    const facts = enter(view, { ...result, rows: rows as unknown as ResultView["rows"] })[0]!.facts;
    expect(facts.at(-1)).toEqual({ kind: "level", level: "expert", won: 1, played: 1 });
  });

  it("are bounded, and begin anew where the store is damaged or of another version", () => {
    for (let n = 0; n < 80; n++) {
      const named = seats.map((seat) => ({ ...seat, name: `${seat.name} ${n}` }));
      enter(...game(`t${n}`, [50, 40, 30], { seats: named as TableView["seats"] }));
    }
    const stored = JSON.parse(localStorage.getItem("alcaide.records")!) as { people: unknown[]; tables: unknown[] };
    expect([stored.people.length, stored.tables.length]).toEqual([12, 60]);
    for (const damaged of ["{", "[]", '{"version":9,"people":[],"tables":[]}']) {
      localStorage.setItem("alcaide.records", damaged);
      expect(kinds(enter(...game("x", [50, 40, 30])))).toEqual([["first", "level"]]);
    }
  });

  it("say nothing of a level that was only lost against once", () => {
    const [, facts] = played({}, { game: "chess", players: 2, points: 3, won: false, level: "hard" });
    expect(facts).toEqual([{ kind: "first", points: 3, players: 2 }]);
  });
});
