/** The way from a game's lesson to its strongest opponents, as far as this browser knows it. */
import type { GameInfo, TableInfo } from "../../types";
import { isOver, type Progress } from "../lesson/progress";

export interface Basin {
  key: "lesson" | "game" | "opponents";
  share: number; // how full it is
  done: number;
  of: number;
}

/** Return the basins along the way: the lesson, a first game, every level of the bots. */
export function wayOf(game: GameInfo, progress: Progress | null, tables: readonly TableInfo[]): Basin[] {
  const played = tables.filter((table) => table.game === game.key && !table.gathering);
  const over = played.filter((table) => table.finished);
  const bots = over.flatMap((table) => table.seats.filter((seat) => seat.kind === "bot").map((seat) => seat.level));
  const levels = game.bots.filter((bot) => !bot.name);
  const met = levels.filter((bot) => bots.includes(bot.key)).length;
  const steps = game.lesson_steps;
  const seen = progress ? (isOver(progress) ? steps : Math.min(progress.done, steps)) : 0;
  const basin = (key: Basin["key"], done: number, of: number, share = of ? done / of : 0): Basin => ({
    key,
    done,
    of,
    share,
  });
  return [
    ...(game.has_lesson ? [basin("lesson", seen, steps)] : []),
    basin("game", over.length ? 1 : 0, 1, over.length ? 1 : played.length ? 0.5 : 0),
    ...(levels.length ? [basin("opponents", met, levels.length)] : []),
  ];
}

/** The basin at which one stands: the first that is not full; after all of them the last. */
export const standing = (way: readonly Basin[]): number => {
  const at = way.findIndex((basin) => basin.share < 1);
  return at < 0 ? way.length - 1 : at;
};
