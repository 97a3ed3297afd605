/** What people at this device have reached, against themselves: kept here only, and told to nobody else. */
import type { ResultView, TableView } from "../../../types";

const STORE = "alcaide.records";
const VERSION = 1;
const PEOPLE = 12; // at one device; who has not played for longest is forgotten first
const TABLES = 60; // whose end is remembered, so that it counts once
const TOLD = 3; // of one person, at the end of a game
const PEOPLE_PLAY = "people"; // the level of opponents who are no bots

/** Something worth telling. */
export type Fact =
  | { kind: "first"; points: number; players: number }
  | { kind: "best"; points: number; before: number; players: number }
  | { kind: "short"; points: number; best: number; players: number }
  | { kind: "streak"; wins: number }
  | { kind: "ended"; wins: number }
  | { kind: "level"; level: string; won: number; played: number };

/** What one game has told of one seat. */
export interface Told {
  seat: number;
  facts: Fact[];
}

interface Tally {
  played: number;
  won: number;
}
interface Line {
  best: Record<string, number>; // by the number of players
  streak: number; // games won one after the other, up to now
  levels: Record<string, Tally>; // by the level of the opponents
}
type Person = Record<string, Line>; // by game
interface Store {
  version: number;
  people: [string, Person][]; // the one who played last is the last
  tables: [string, Told[]][];
}

/** What happened, as it concerns one person. */
export interface Played {
  game: string;
  players: number;
  points: number | null; // null: it was not played to its end
  won: boolean;
  level: string;
}

/** Enter a finished game and return what it tells of those who played it here; again: the same. */
export function enter(view: TableView, result: ResultView, storage: Storage = localStorage): Told[] {
  const store = read(storage);
  const known = store.tables.find(([id]) => id === view.id);
  if (known) return known[1];
  if (!counts(view, result)) return [];
  const told = mine(view).map((seat) => {
    const name = view.seats[seat]!.name.trim().toLowerCase();
    const person = store.people.find(([each]) => each === name)?.[1] ?? {};
    const [after, facts] = played(person, occasion(view, result, seat));
    store.people = [...store.people.filter(([each]) => each !== name), [name, after] as [string, Person]];
    return { seat, facts };
  });
  store.people = store.people.slice(-PEOPLE);
  store.tables = [...store.tables, [view.id, told] as [string, Told[]]].slice(-TABLES);
  write(storage, store);
  return told;
}

/** Return a person after a game, and what there is to tell of it. */
export function played(person: Person, game: Played): [Person, Fact[]] {
  const old = person[game.game] ?? { best: {}, streak: 0, levels: {} };
  const tally = old.levels[game.level] ?? { played: 0, won: 0 };
  const now = { played: tally.played + 1, won: tally.won + (game.won ? 1 : 0) };
  const best = old.best[game.players];
  const line: Line = {
    best: game.points === null ? old.best : { ...old.best, [game.players]: Math.max(best ?? game.points, game.points) },
    streak: game.won ? old.streak + 1 : 0,
    levels: { ...old.levels, [game.level]: now },
  };
  const facts = [...points(best, game), ...streak(old.streak, game.won), ...level(game.level, now)];
  return [{ ...person, [game.game]: line }, facts.slice(0, TOLD)];
}

function points(best: number | undefined, { points, players }: Played): Fact[] {
  if (points === null) return [];
  if (best === undefined) return [{ kind: "first", points, players }];
  return points > best ? [{ kind: "best", points, before: best, players }] : [{ kind: "short", points, best, players }];
}

function streak(before: number, won: boolean): Fact[] {
  if (won) return before ? [{ kind: "streak", wins: before + 1 }] : [];
  return before > 1 ? [{ kind: "ended", wins: before }] : [];
}

function level(name: string, { played, won }: Tally): Fact[] {
  return played > 1 || won ? [{ kind: "level", level: name, won, played }] : [];
}

/** Does a game count? Not one that was loaded from a record, nor one that came to nothing. */
function counts(view: TableView, result: ResultView): boolean {
  return view.deal !== null && (!result.cut || result.rows.some((row) => row.winner));
}

/** The seats of people that are played at this device. */
function mine(view: TableView): number[] {
  return view.screen.filter((seat) => view.seats[seat]?.kind !== "bot" && !view.seats[seat]?.program);
}

/** The weakest opponents say least: people, if any are there, else the strongest bot. */
function occasion(view: TableView, result: ResultView, seat: number): Played {
  const row = result.rows.find((each) => each.seat === seat)!;
  const others = result.rows.filter((each) => each.seat !== seat).map((each) => each.bot ?? "");
  const strongest = LEVELS.findLast((each) => others.includes(each)) ?? others[0] ?? "";
  return {
    game: view.game,
    players: view.seats.length,
    points: result.cut ? null : row.total,
    won: row.winner,
    level: others.every(Boolean) ? strongest : PEOPLE_PLAY,
  };
}

const LEVELS = ["random", "easy", "greedy", "medium", "hard", "expert"]; // of bots, the weakest first

function read(storage: Storage): Store {
  try {
    const found = JSON.parse(storage.getItem(STORE) ?? "{}") as Partial<Store>;
    if (found.version === VERSION && Array.isArray(found.people) && Array.isArray(found.tables)) return found as Store;
  } catch {
    // damaged or forbidden: it begins anew
  }
  return { version: VERSION, people: [], tables: [] };
}

function write(storage: Storage, store: Store): void {
  try {
    storage.setItem(STORE, JSON.stringify(store));
  } catch {
    // storage may be forbidden or full: then nothing is remembered
  }
}
