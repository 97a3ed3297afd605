/** On what terms people play, as they wish it at set-up: friendly names for what the server counts in seconds. */
import type { Args } from "../../lib/i18n.svelte";
import type { NewTable, Terms } from "../../types";
import type { Setup } from "./setup";

export type Wishes = Required<
  Pick<Terms, "access" | "pace" | "turn" | "bank" | "increment" | "hours" | "gone" | "undo" | "watch" | "rated">
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

/** Say a pace: the key of its message and what to fill in. */
export function told(terms: Terms): { key: string; args: Args } {
  if (terms.pace === "live") {
    return { key: "ui-pace-told-live", args: { bank: Math.round((terms.bank ?? 0) / 60), turn: terms.turn ?? 0 } };
  }
  if (terms.pace === "days") {
    const hours = terms.hours ?? 0;
    return { key: "ui-pace-told-days", args: { days: hours % 24 ? 0 : hours / 24, hours } };
  }
  return { key: "ui-pace-free", args: {} };
}

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
