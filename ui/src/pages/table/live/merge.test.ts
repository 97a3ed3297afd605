import { expect, test } from "vitest";
import type { TableView } from "../../../types";
import { merge } from "./merge";

const line = (step: number) => ({ step, round: 1, seat: 0, text: `line ${step}`, rule: "", spoken: "" });
const node = (key: string, x = 0) => ({ key, x });

const table = {
  seq: 3,
  status: "Your turn",
  decision: { title: "A pilot?", hint: "", rule: "", choices: [], refused: [], can_undo: false },
  board: {
    box: [0, 0, 9, 9],
    nodes: ["a", "b", "c", "d"].map((key) => node(key)),
    label: "One island",
    spots: { "cell:1": "a" },
  },
  log: [0, 1, 2, 3].map(line),
} as unknown as TableView;

const change = (fields: Record<string, unknown>, lists: Record<string, unknown[]> = {}) => ({
  type: "change" as const,
  fields,
  lists,
  notes: [],
  events: [],
});

test("What is not told stays, and stays the same", () => {
  const after = merge(table, change({ seq: 4, status: "Luis thinks", decision: null }));
  expect(after).toEqual({ ...table, seq: 4, status: "Luis thinks", decision: null });
  expect(after.board).toBe(table.board);
  expect(after.log).toBe(table.log);
  expect(table.seq).toBe(3);
});

test("A part of a part changes alone", () => {
  const after = merge(table, change({ "board.label": "Two islands", "board.spots": {} }));
  expect(after.board).toEqual({ ...table.board, label: "Two islands", spots: {} });
  expect(after.board.nodes).toBe(table.board.nodes);
  expect(table.board.label).toBe("One island");
});

test("A log grows at its end, and is shorter when something was taken back", () => {
  const longer = merge(table, change({}, { log: [[0, 4], line(4)] }));
  expect(longer.log).toEqual([0, 1, 2, 3, 4].map(line));
  expect(longer.log[0]).toBe(table.log[0]);
  expect(merge(longer, change({}, { log: [[0, 2]] })).log).toEqual([0, 1].map(line));
});

test("Of a board, things come, go, change and stand in another order", () => {
  const pieces = [[2, 4], node("new"), node("b", 7), [0, 1]];
  const after = merge(table, change({ "board.label": "Two" }, { "board.nodes": pieces }));
  expect(after.board.nodes).toEqual([node("c"), node("d"), node("new"), node("b", 7), node("a")]);
  expect(after.board.label).toBe("Two");
});
