import { beforeEach, describe, expect, it } from "vitest";

import type { TableInfo } from "../../types";
import { atoll } from "../home/fixtures";
import { keepProgress, progressOf } from "../lesson/progress";
import { standing, wayOf } from "./way";

const game = { ...atoll, has_lesson: true, lesson_steps: 10 };
const table = (change: Partial<TableInfo>, level = "greedy") =>
  ({ game: "atoll", finished: true, gathering: false, seats: [{ kind: "bot", level }], ...change }) as TableInfo;

beforeEach(() => localStorage.clear());

describe("the way of a game", () => {
  it("begins with the lesson and goes on with games", () => {
    const told = (way: ReturnType<typeof wayOf>) => way.map((basin) => basin.done);
    expect(told(wayOf(game, null, []))).toEqual([0, 0, 0]);
    const half = wayOf(game, { at: 3, done: 4, steps: 10 }, [table({ finished: false }), table({ game: "other" })]);
    expect(half.map((basin) => basin.share)).toEqual([0.4, 0.5, 0]);
    expect(standing(half)).toBe(0);
    const over = wayOf(game, { at: 0, done: 9, steps: 10 }, [table({}), table({})]);
    expect(told(over)).toEqual([10, 1, 1]);
    expect(standing(over)).toBe(2);
  });
});

describe("the progress of a lesson", () => {
  it("is kept, and nothing strange with it", () => {
    expect(progressOf("atoll")).toBeNull();
    keepProgress("atoll", { at: 2, done: 3, steps: 10 });
    expect(progressOf("atoll")).toEqual({ at: 2, done: 3, steps: 10 });
    localStorage.setItem("alcaide.lessons", '[["atoll","nonsense"]]');
    expect(progressOf("atoll")).toBeNull();
  });
});
