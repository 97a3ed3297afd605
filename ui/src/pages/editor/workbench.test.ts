import { afterEach, expect, test, vi } from "vitest";

import type { PositionAsk, PositionInfo } from "../../types";
import { withThing, wordsOf } from "./lines";
import { positions } from "./requests";
import { Workbench } from "./workbench.svelte";

vi.mock("../../lib/sprites", () => ({ loadSprites: vi.fn() }));
afterEach(() => vi.restoreAllMocks());

/** A server that puts each tool down as a line, when it is let; the row of pieces has a word for each. */
function slow(): () => Promise<void> {
  const answers: (() => void)[] = [];
  vi.spyOn(positions, "work").mockImplementation(
    ({ game, text, tool, picks }: PositionAsk) =>
      new Promise((answer) => {
        const put = picks?.length ? `${tool} ${picks.join(" ")}\n` : "";
        const after = text + put;
        const things = wordsOf(after, "hand 0").map((word) => ({ word, label: word }));
        const row = { line: "hand 0", label: "", things, may: [], takes: [] };
        const palette = { groups: [], rows: [row], fields: [] };
        const info = { game, text: after, players: 3, seat: 0, faults: [], palette };
        answers.push(() => answer(info as unknown as PositionInfo));
      }),
  );
  const settled = () => new Promise<void>((done) => setTimeout(done));
  return async () => {
    await settled();
    while (answers.length) {
      answers.shift()!();
      await settled(); // what waited for it asks
    }
  };
}

test("who goes back before the answer has come goes back from what was done last", async () => {
  const answer = slow();
  const bench = new Workbench();
  void bench.open("almena", "");
  bench.take("piece");
  void bench.put("cell:20");
  await answer();
  expect(bench.text).toBe("piece cell:20\n");
  void bench.put("cell:21");
  void bench.put("cell:22");
  void bench.undo();
  await answer();
  expect(bench.text).toBe("piece cell:20\npiece cell:21\n");
  void bench.undo();
  void bench.undo();
  void bench.undo(); // there is no more
  void bench.redo();
  await answer();
  expect(bench.text).toBe("piece cell:20\n");
  expect([bench.canUndo, bench.canRedo]).toEqual([true, true]);
});

test("what is changed beside the board while an answer is on its way is made to that answer", async () => {
  const answer = slow();
  const bench = new Workbench();
  void bench.open("almena", "");
  bench.take("piece");
  await answer();
  const add = (word: string) => bench.change((text, { palette }) => withThing(text, palette.rows[0]!, word));
  void bench.put("cell:20");
  void bench.seats(4);
  void add("3");
  void add("5");
  await answer();
  expect(bench.text).toBe("piece cell:20\nplayers 4\nhand 0 3 5\n");
  void bench.undo();
  void add("7");
  await answer();
  expect(bench.text).toBe("piece cell:20\nplayers 4\nhand 0 3 7\n");
});

test("who takes everything away keeps the seats, whatever else is asked", async () => {
  const answer = slow();
  const bench = new Workbench();
  void bench.open("almena", "piece cell:20\n");
  await answer();
  void bench.clear();
  bench.look({ turns: 1 });
  await answer();
  expect(bench.text).toContain("players 3");
  expect(bench.text).not.toContain("piece");
  void bench.undo();
  await answer();
  expect(bench.text).toBe("piece cell:20\n");
});
