/** The set-up of a new game: who sits where, in which colour, by which options, without which aids. Values only. */
import type { GameInfo, NewTable, OptionInfo, SeatSpec, Terms } from "../../types";
import { PACES } from "./terms";

export type Kind = SeatSpec["kind"];

export interface Place {
  kind: Kind;
  name: string; // of a person
  colour: string;
  level: string; // of a bot
  invited: boolean; // free only for those who have the invitation
}

export interface Setup {
  places: Place[];
  options: Record<string, string>;
  aidsOff: string[];
}

const PEOPLE = ["Ana", "Luis", "Carmen", "Diego", "Inés", "Rafael"];
const BOTS = ["Zoraya", "Boabdil", "Wallada", "Almanzor", "Averroes", "Abulcasis"]; // as those that the server seats
const NAME_LENGTH = 24;

/** The set-up a newcomer meets: one person against two of the best bots there are. */
export function firstSetup(game: GameInfo, me: string, liked: readonly string[] = []): Setup {
  const seats = Math.min(Math.max(3, game.min_seats), game.max_seats);
  const places: Place[] = [];
  for (let i = 0; i < seats; i++) places.push(freshPlace(game, places, i === 0 ? "me" : "bot"));
  if (me && places[0]) places[0].name = me;
  return prefer({ places, options: defaults(game), aidsOff: [] }, game, liked);
}

/** Give one's own seat the best liked colour that the game has. */
export function prefer(setup: Setup, game: GameInfo, liked: readonly string[]): Setup {
  const own = setup.places.findIndex((place) => place.kind === "me");
  const colour = liked.find((one) => game.colours.includes(one));
  return own < 0 || !colour ? setup : chooseColour(setup, own, colour);
}

function defaults(game: GameInfo): Record<string, string> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.values[0] ?? ""]));
}

function freshPlace(game: GameInfo, places: Place[], kind: Kind): Place {
  const colour = game.colours.find((c) => !places.some((place) => place.colour === c));
  const name = PEOPLE.find((n) => !places.some((place) => place.name === n));
  return {
    kind: kind === "bot" && !game.bots.length ? "friend" : kind,
    name: name ?? PEOPLE[0]!,
    colour: colour ?? game.colours[0] ?? "blue",
    level: (game.bots.find((bot) => bot.key === "medium") ?? game.bots.at(-1))?.key ?? "",
    invited: false,
  };
}

/** Add a seat, if the game has room for one. */
export function addSeat(setup: Setup, game: GameInfo): Setup {
  if (setup.places.length >= game.max_seats) return setup;
  const kind = setup.places.at(-1)?.kind === "bot" ? "bot" : "friend";
  return { ...setup, places: [...setup.places, freshPlace(game, setup.places, kind)] };
}

/** Take a seat away, if the game can do without. */
export function removeSeat(setup: Setup, game: GameInfo, seat: number): Setup {
  if (setup.places.length <= game.min_seats) return setup;
  return { ...setup, places: setup.places.filter((_, i) => i !== seat) };
}

/** Give a seat a colour; whoever had it takes the other one in exchange. */
export function chooseColour(setup: Setup, seat: number, colour: string): Setup {
  const given = setup.places[seat]!.colour;
  const places = setup.places.map((place, i) => {
    if (i === seat) return { ...place, colour };
    return place.colour === colour ? { ...place, colour: given } : place;
  });
  return { ...setup, places };
}

/** Seat a person or a bot. There is one "me": the one before becomes a friend. */
export function chooseKind(setup: Setup, seat: number, kind: Kind): Setup {
  const places = setup.places.map((place, i) => {
    if (i === seat) return { ...place, kind, name: kind === "open" ? "" : place.name };
    return kind === "me" && place.kind === "me" ? { ...place, kind: "friend" as const } : place;
  });
  return { ...setup, places };
}

/** Change the name, the level or the openness of a seat. */
export function change(setup: Setup, seat: number, part: Partial<Pick<Place, "name" | "level" | "invited">>): Setup {
  return { ...setup, places: setup.places.map((place, i) => (i === seat ? { ...place, ...part } : place)) };
}

/** The names in seat order: bots get theirs here, nobody is left without one, none comes twice. */
export function names(setup: Setup): string[] {
  const used = new Set<string>();
  return setup.places.map((place, seat) => {
    const typed = place.kind === "bot" ? "" : place.name.trim().slice(0, NAME_LENGTH);
    const stock = place.kind === "bot" ? BOTS : PEOPLE;
    let name = typed || stock.find((n) => !used.has(n)) || stock[seat % stock.length]!;
    for (let i = 2; used.has(name); i++) name = `${typed || stock[0]} ${i}`;
    used.add(name);
    return name;
  });
}

/** Switch an aid of the table on or off. */
export function switchAid(setup: Setup, aid: string, on: boolean): Setup {
  const others = setup.aidsOff.filter((name) => name !== aid);
  return { ...setup, aidsOff: on ? others : [...others, aid] };
}

/** Whether an option means anything with these others and so many seats. */
export function matters(option: OptionInfo, setup: Setup): boolean {
  const many = !option.players.length || option.players.includes(setup.places.length);
  return many && option.needs.every((name) => setup.options[name] === "on");
}

/** The options as they count: what means nothing here is as usual. */
export function effective(setup: Setup, game: GameInfo): Record<string, string> {
  const unused = game.options.filter((option) => !matters(option, setup));
  return { ...setup.options, ...Object.fromEntries(unused.map(({ name, values }) => [name, values[0] ?? ""])) };
}

/** How many options of these are not as the house has them. */
export const unusual = (setup: Setup, options: OptionInfo[]): number =>
  options.filter(({ name, values }) => setup.options[name] !== values[0]).length;

/** The profile whose options these are; "" for an own choice. */
export function profileOf(setup: Setup, game: GameInfo): string {
  const chosen = effective(setup, game);
  const has = (options: Record<string, string>) =>
    Object.entries(effective({ ...setup, options }, game)).every(([name, value]) => chosen[name] === value);
  return game.profiles.find((profile) => has(profile.options))?.name ?? "";
}

/** Set all options as a profile has them. */
export function chooseProfile(setup: Setup, game: GameInfo, name: string): Setup {
  const profile = game.profiles.find((one) => one.name === name);
  return profile ? { ...setup, options: { ...profile.options } } : setup;
}

/** Is there a person at the table? */
export function hasPerson(setup: Setup): boolean {
  return setup.places.some((place) => place.kind !== "bot");
}

/** Whether there are only bots besides oneself: nobody waits, so there is no clock. */
export function alone(setup: Setup): boolean {
  return setup.places.filter((place) => place.kind !== "bot").length < 2;
}

/** The set-up among people who are elsewhere: friends have no seat at this screen, free seats wait for them. */
export function gathering(setup: Setup): Setup {
  return {
    ...setup,
    places: setup.places.map((place) => (place.kind === "friend" ? { ...place, kind: "open", name: "" } : place)),
  };
}

/** The set-up at one screen, where nobody comes from elsewhere. */
export function atHome(setup: Setup): Setup {
  return {
    ...setup,
    places: setup.places.map((place) => (place.kind === "open" ? { ...place, kind: "friend" } : place)),
  };
}

/** What the server is asked for among people: one's own seat, or one for one's program, bots, and seats that wait. */
export function toGathering(setup: Setup, game: GameInfo, terms: Terms): NewTable {
  const table = toTable(setup, game);
  const seats = table.seats.map((seat, i) => {
    const { name, invited } = setup.places[i]!;
    if (seat.kind === "open") return { ...seat, name: name.trim(), invited: invited && terms.access === "public" };
    if (seat.kind === "me" && terms.rated && terms.pool === "programs")
      return { ...seat, kind: "open" as const, name: "" };
    return seat.kind === "me" ? { ...seat, kind: "person" as const } : seat;
  });
  return { ...table, seats, terms: alone(setup) ? { ...terms, ...PACES.free } : terms };
}

/** What the server is asked for. */
export function toTable(setup: Setup, game: GameInfo): NewTable {
  const called = names(setup);
  const seats = setup.places.map((place, i) => ({
    kind: place.kind,
    name: called[i]!,
    colour: place.colour,
    level: place.kind === "bot" ? place.level : "",
    user: "",
    invited: false,
    program: false,
  }));
  return {
    game: game.key,
    seats,
    options: effective(setup, game),
    profile: "",
    aids_off: setup.aidsOff,
    position: "",
    seed: null,
    terms: {},
    board: "",
  };
}

/** Read a set-up kept from last time; null when it does not fit the game any more. */
export function revive(text: string | null, game: GameInfo): Setup | null {
  try {
    const found = JSON.parse(text ?? "null") as Setup;
    const places = found.places.map(({ kind, name, colour, level, invited }) => ({
      kind,
      name,
      colour,
      level,
      invited: invited === true,
    }));
    if (!sound(places, game)) return null;
    const options = defaults(game);
    for (const { name, values } of game.options) {
      if (values.includes(found.options[name] ?? "")) options[name] = found.options[name]!;
    }
    const aidsOff = game.aids.map((aid) => aid.name).filter((name) => found.aidsOff?.includes(name));
    return { places, options, aidsOff };
  } catch {
    return null;
  }
}

function sound(places: Place[], game: GameInfo): boolean {
  const colours = new Set(places.map((place) => place.colour));
  return (
    places.length >= game.min_seats &&
    places.length <= game.max_seats &&
    colours.size === places.length &&
    places.filter((place) => place.kind === "me").length <= 1 &&
    places.every(
      (place) =>
        ["me", "friend", "bot", "open"].includes(place.kind) &&
        typeof place.name === "string" &&
        game.colours.includes(place.colour) &&
        (place.kind !== "bot" || game.bots.some((bot) => bot.key === place.level)),
    )
  );
}
