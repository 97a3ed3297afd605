import { beforeEach, expect, it, vi } from "vitest";

import type { FromBrowser, TableView } from "../../../types";
import { Past } from "./past.svelte";
import { PACE } from "./playback.svelte";

let sent: FromBrowser[] = [];
const session = {
  view: null as TableView | null,
  look: { turns: 0 },
  setLook: ({ step }: { step: number | null }) =>
    void (session.view = { ...session.view!, step: step ?? session.view!.steps }),
};
const told = (steps: number) => ({
  type: "past" as const,
  steps,
  since: [{ step: steps - 1, seat: 1, lines: [], gone: [] }],
  turns: [],
  scorings: [],
});

function past(steps: number): Past {
  session.view = { id: "t", viewer: 0, step: steps, steps } as TableView;
  return new Past(session, (message) => sent.push(message) > 0);
}

beforeEach(() => {
  sent = [];
});

it("asks once for a position, again after another one or a new connection", () => {
  const one = past(8);
  one.want();
  one.want();
  expect(sent).toEqual([{ type: "past" }]);
  session.view = { ...session.view!, steps: 9 };
  one.want();
  one.forget();
  one.want();
  expect(sent.length).toBe(3);
});

it("knows nothing of a position that it was not told of", () => {
  const one = past(8);
  one.want();
  one.take(told(7));
  expect(one.since).toEqual([]);
  one.take(told(8));
  expect(one.since.length).toBe(1);
  session.view = { ...session.view!, viewer: 1 }; // somebody else has taken over
  expect(one.since).toEqual([]);
  one.want();
  one.take(told(8));
  expect(one.since.length).toBe(1);
});

it("stays shut until something else happens", () => {
  const one = past(8);
  one.take(told(8));
  one.shut = true;
  one.take(told(8));
  expect(one.shut).toBe(true);
  one.take(told(9));
  expect(one.shut).toBe(false);
});

it("plays again from before the first action to now, and can be ended", () => {
  vi.useFakeTimers();
  const one = past(8);
  one.want();
  one.take(told(8));
  one.replay();
  expect([session.view!.step, one.again]).toEqual([6, true]);
  vi.advanceTimersByTime(PACE);
  expect(session.view!.step).toBe(7);
  one.end();
  expect([session.view!.step, one.again, one.playback.playing]).toEqual([8, false, false]);
  vi.useRealTimers();
});
