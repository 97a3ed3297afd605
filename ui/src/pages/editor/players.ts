/** Who plays on from a position. */
import type { BotInfo, PositionInfo, SeatSpec } from "../../types";

/** Whoever sits at this screen. */
export const SELF = "self";

const BOTS = ["Zoraya", "Boabdil", "Wallada", "Almanzor", "Averroes", "Abulcasis"]; // as those that the server seats

/** One plays the seat that is to move, bots the others; where there are none, one plays all. */
export function firstPlayers(count: number, turn: number, bots: readonly BotInfo[]): string[] {
  const level = (bots.find((bot) => bot.key === "medium") ?? bots.at(-1))?.key ?? SELF;
  return Array.from({ length: count }, (_, seat) => (seat === turn ? SELF : level));
}

/** The seats of the table; the first that one plays is one's own. */
export function seatsOf(
  who: readonly string[],
  info: Pick<PositionInfo, "seats" | "colours">,
  bots: readonly BotInfo[],
  name: string,
): SeatSpec[] {
  const own = who.indexOf(SELF);
  return who.map((player, seat) => {
    const bot = bots.some((one) => one.key === player);
    return {
      kind: bot ? "bot" : seat === own ? "me" : "friend",
      name: bot ? BOTS[seat % BOTS.length]! : seat === own && name ? name : (info.seats[seat] ?? ""),
      colour: info.colours[seat] ?? "",
      level: bot ? player : "",
      user: "",
      invited: false,
      program: false,
    };
  });
}
