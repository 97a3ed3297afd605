import { expect, it } from "vitest";

import type { TableView } from "../../../types";
import { plan, step, turn } from "./looking";
import type { Look, Session } from "./session";

function session(look: Look, view: Partial<TableView> = {}): Session {
  const made = {
    look,
    view: { step: 5, steps: 5, ...view },
    setLook(change: Partial<Look>) {
      made.look = { ...made.look, ...change };
    },
  };
  return made as unknown as Session;
}

it("turns round and round", () => {
  const s = session({ turns: 0, step: null, seat: null, details: false });
  turn(s, -1);
  expect(s.look.turns).toBe(3);
  turn(s, 1);
  expect(s.look.turns).toBe(0);
});

it("returns from the plan to the side it came from", () => {
  const s = session({ turns: 2, step: null, seat: null, details: false });
  plan(s);
  expect(s.look.turns).toBe(4);
  plan(s);
  expect(s.look.turns).toBe(2);
});

it("steps into the past and back to now", () => {
  const now = session({ turns: 0, step: null, seat: null, details: false });
  step(now, -1);
  expect(now.look.step).toBe(4);
  const past = session({ turns: 0, step: 4, seat: null, details: false }, { step: 4 });
  step(past, 1);
  expect(past.look.step).toBeNull();
  const first = session({ turns: 0, step: 0, seat: null, details: false }, { step: 0 });
  step(first, -1);
  expect(first.look.step).toBe(0);
});
