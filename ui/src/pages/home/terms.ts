/** On what terms people play, as they wish it at set-up: friendly names for what the server counts in seconds. */
import type { NewTable, Terms } from "../../types";
import type { Setup } from "./setup";

export type Wishes = Required<
  Pick<
    Terms,
    | "access"
    | "pace"
    | "turn"
    | "bank"
    | "increment"
    | "hours"
    | "gone"
    | "undo"
    | "watch"
    | "rated"
    | "programs"
    | "absence"
    | "steady"
    | "pool"
  >
>;

export const FIRST: Wishes = {
  access: "private",
  pace: "live",
  turn: 20,
  bank: 1800,
  increment: 0,
  hours: 0,
  gone: "bot",
  undo: "ask",
  watch: true,
  rated: false,
  absence: 7,
  steady: 0,
  programs: true,
  pool: "people",
};

type Pace = Pick<Wishes, "pace" | "turn" | "bank" | "increment" | "hours">;

const live = (minutes: number, turn: number): Pace => ({
  pace: "live",
  turn,
  bank: minutes * 60,
  increment: 0,
  hours: 0,
});
const days = (hours: number): Pace => ({ pace: "days", turn: 0, bank: 0, increment: 0, hours });

/** Paces to choose from, by the end of their message. */
export const PACES: Record<string, Pace> = {
  "live-15": live(15, 10),
  "live-30": live(30, 20),
  "live-60": live(60, 30),
  day: days(24),
  three: days(72),
  free: { pace: "free", turn: 0, bank: 0, increment: 0, hours: 0 },
};

/** The name of the pace that terms have; "" when it is one of its own. */
export function paceOf(terms: Pace): string {
  const parts = ["pace", "turn", "bank", "increment", "hours"] as const;
  return Object.keys(PACES).find((name) => parts.every((part) => PACES[name]![part] === terms[part])) ?? "";
}

/** Days without a move after which the others may vote; 0: never. */
export const ABSENCES = [3, 7, 14, 30, 0] as const;

/** What few people change of the terms. */
export const FURTHER = ["absence", "steady", "undo", "watch", "programs"] as const;

/** How many of some terms are not as they are at first. */
export const changed = (wishes: Wishes, which: readonly (keyof Wishes)[]): number =>
  which.filter((name) => wishes[name] !== FIRST[name]).length;

/** Percent of their games that those who sit down have to have ended. */
export const STEADY = [0, 80, 90, 95] as const;

/** The terms kept from last time, or the first ones. */
export function begin(text: string | null): Wishes {
  try {
    const found = JSON.parse(text ?? "{}") as Partial<Wishes>;
    return pick({ ...FIRST, ...found });
  } catch {
    return FIRST;
  }
}

function pick(found: Terms): Wishes {
  return Object.fromEntries(
    Object.keys(FIRST).map((name) => [name, found[name as keyof Wishes] ?? FIRST[name as keyof Wishes]]),
  ) as unknown as Wishes;
}

/** Set up a table like another one: its seats, options, aids and terms. */
export function like(table: NewTable, setup: Setup, wishes: Wishes): [Setup, Wishes] {
  const blank = {
    pace: "free",
    turn: 0,
    bank: 0,
    increment: 0,
    hours: 0,
    gone: "wait",
    undo: "turn",
    watch: true,
    rated: false,
    absence: 7,
    steady: 0,
    programs: true,
    pool: "people",
  } as const;
  const places = table.seats.map((seat, i) => {
    const kind = seat.kind === "bot" ? ("bot" as const) : i === 0 ? ("me" as const) : ("open" as const);
    const old = setup.places[i];
    return {
      kind,
      name: kind === "me" ? (setup.places.find((p) => p.kind === "me")?.name ?? "") : "",
      colour: seat.colour,
      level: seat.level || old?.level || "greedy",
      invited: seat.invited ?? false,
    };
  });
  return [
    { places, options: { ...setup.options, ...table.options }, aidsOff: table.aids_off },
    pick({ ...blank, access: wishes.access, ...table.terms }),
  ];
}
