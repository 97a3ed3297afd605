import { afterEach, expect, test, vi } from "vitest";

import type { PositionAsk, PositionInfo } from "../../types";
import { positions } from "./requests";
import { Workbench } from "./workbench.svelte";

vi.mock("../../lib/sprites", () => ({ loadSprites: vi.fn() }));
afterEach(() => vi.restoreAllMocks());

/** A server that puts each tool down as a line, when it is let. */
function slow(): () => Promise<void> {
  const answers: (() => void)[] = [];
  vi.spyOn(positions, "work").mockImplementation(
    ({ game, text, tool, picks }: PositionAsk) =>
      new Promise((answer) => {
        const put = picks?.length ? `${tool} ${picks.join(" ")}\n` : "";
        const info = { game, text: text + put, seat: 0, faults: [], palette: { groups: [] } };
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
