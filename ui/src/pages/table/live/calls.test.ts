import { expect, it } from "vitest";

import table from "../../../fixtures/table.json";
import type { TableView, TogetherView } from "../../../types";
import { called, momentOf, type Moment } from "./calls";

const quiet: Moment = { table: "t", yours: false, ready: false, ask: null, over: false };

it("calls when one's turn begins, not while it lasts", () => {
  const mine = { ...quiet, yours: true };
  expect(called(quiet, mine)).toBe("turn");
  expect(called(mine, mine)).toBeNull();
  expect(called(mine, quiet)).toBeNull();
});

it("calls for every new request, and for the end", () => {
  expect(called(quiet, { ...quiet, ask: 4 })).toBe("ask");
  expect(called({ ...quiet, ask: 4 }, { ...quiet, ask: 4 })).toBeNull();
  expect(called({ ...quiet, ask: 4 }, { ...quiet, ask: 9 })).toBe("ask");
  expect(called({ ...quiet, yours: true }, { ...quiet, over: true })).toBe("over");
});

it("calls nobody to what was so when the table was opened", () => {
  const all = { ...quiet, yours: true, ask: 1, over: true };
  expect(called(null, all)).toBeNull();
  expect(called({ ...quiet, table: "u" }, all)).toBeNull();
  expect(called(quiet, null)).toBeNull();
});

it("reads a table among people, and none at home", () => {
  const view = table as unknown as TableView;
  expect(momentOf({ ...view, together: null })).toBeNull();
  const people = { yours: true, may: ["answer"], ask: { number: 7 } } as unknown as TogetherView;
  expect(momentOf({ ...view, together: people })).toEqual({
    table: view.id,
    yours: true,
    ready: false,
    ask: 7,
    over: false,
  });
  expect(momentOf({ ...view, together: { ...people, may: [] } })?.ask).toBeNull();
});

it("calls also who has just come to a table that asks whether all are ready, as seconds count", () => {
  const asked = { ...quiet, ready: true };
  expect(called(null, asked)).toBe("ready");
  expect(called(quiet, asked)).toBe("ready");
  expect(called(asked, asked)).toBeNull();
});
