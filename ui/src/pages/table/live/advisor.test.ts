import { describe, expect, it } from "vitest";

import type { FromBrowser, FromServer } from "../../../types";
import { Advisor } from "./advisor.svelte";
import { TABLE } from "./rehearsal.svelte";

const HINT: Extract<FromServer, { type: "hint" }> = {
  type: "hint",
  seq: TABLE.seq,
  text: "done",
  label: "Done",
  chance: 60,
  second: 55,
  reasons: [],
};

function advisor(): { advisor: Advisor; sent: FromBrowser[] } {
  const sent: FromBrowser[] = [];
  const one = new Advisor((message) => Boolean(sent.push(message)));
  one.follow(TABLE);
  return { advisor: one, sent };
}

describe("hints", () => {
  it("are asked for once a position", () => {
    const { advisor: one, sent } = advisor();
    one.askHint();
    one.askHint();
    expect(sent).toEqual([{ type: "hint", seq: TABLE.seq }]);
    expect(one.hinting).toBe(true);
    one.take(HINT);
    one.askHint();
    expect(sent).toHaveLength(1);
    expect([one.hinting, one.hint?.text]).toEqual([false, "done"]);
  });

  it("of another position are not shown", () => {
    const { advisor: one } = advisor();
    one.askHint();
    one.take({ ...HINT, seq: TABLE.seq + 1 });
    expect(one.hint).toBeNull();
    one.take(HINT);
    one.follow({ ...TABLE, seq: TABLE.seq + 1 });
    expect(one.hint).toBeNull();
  });

  it("stay while an earlier position is looked at", () => {
    const { advisor: one } = advisor();
    one.take(HINT);
    one.follow({ ...TABLE, step: 0 });
    expect(one.hint?.text).toBe("done");
  });

  it("that are refused leave nobody waiting", () => {
    const { advisor: one } = advisor();
    one.askHint();
    one.fail();
    expect(one.hinting).toBe(false);
  });
});

describe("the end of the game", () => {
  it("is remembered while the past is looked at", () => {
    const { advisor: one } = advisor();
    const end = { ...TABLE, seq: 9, steps: 9, step: 9, turn: null };
    one.follow(end);
    expect(one.over).toBe(true);
    one.follow({ ...end, step: 3, turn: 0 });
    expect(one.over).toBe(true);
  });
});

describe("analyses", () => {
  it("are asked for until they are complete", () => {
    const { advisor: one, sent } = advisor();
    one.askAnalysis();
    one.take({ type: "analysis", done: 1, total: 2, chances: [], turns: [] });
    one.askAnalysis();
    one.take({ type: "analysis", done: 2, total: 2, chances: [], turns: [] });
    one.askAnalysis();
    expect(sent).toEqual([{ type: "analysis" }, { type: "analysis" }]);
    expect(one.analysis?.done).toBe(2);
  });
});
