import { expect, it } from "vitest";

import type { FromBrowser, LogLine } from "../../../types";
import { Book, PAGE } from "./book.svelte";

const line = (number: number): LogLine => ({
  step: number,
  round: 1 + Math.floor(number / 4),
  seat: 0,
  text: `${number}`,
  rule: "",
  spoken: "",
  by: "" as const,
  seconds: null,
  places: [],
});
const lines = (first: number, end: number) => Array.from({ length: end - first }, (_, n) => line(first + n));
const told = (first: number, end: number, step = end - 1) => ({
  log: lines(first, end),
  log_first: first,
  log_here: step,
  step,
});

function book(): [Book, FromBrowser[]] {
  const sent: FromBrowser[] = [];
  return [new Book((message) => sent.push(message) > 0), sent];
}

it("has the newest lines, and asks once for a page of older ones", () => {
  const [log, sent] = book();
  log.follow(told(100, 170));
  expect([log.total, log.length]).toEqual([170, 4]);
  expect(log.page(3)).toEqual(lines(150, 170));
  expect(log.page(1)).toBeNull();
  log.want(1);
  log.want(1);
  log.want(2);
  log.want(9);
  expect(sent).toEqual([{ type: "lines", first: PAGE, count: PAGE }]);
  log.take({ type: "lines", first: PAGE, lines: lines(50, 100) });
  expect(log.page(1)).toEqual(lines(50, 100));
  expect(log.round(99)).toBe(25);
});

it("keeps a page that the table has no more, until the log becomes shorter", () => {
  const [log] = book();
  log.follow(told(0, 99));
  log.follow(told(50, 100));
  expect(log.page(0)).toEqual(lines(0, 50));
  log.follow(told(50, 99));
  expect(log.page(0)).toBeNull();
});

it("does not mix languages, also if tables of the old one come late", () => {
  const [log] = book();
  const french = (table: ReturnType<typeof told>) => ({
    ...table,
    log: table.log.map((one) => ({ ...one, text: `n° ${one.text}` })),
  });
  log.follow(told(0, 99));
  log.follow(told(50, 100));
  log.follow(french(told(50, 101)));
  expect(log.page(0)).toBeNull();
  log.follow(french(told(0, 30)));
  log.follow(french(told(0, 31)));
  log.follow(told(0, 31));
  expect([log.total, log.page(0)]).toEqual([31, lines(0, 31)]);
});

it("does not mix what was told before and after a break", () => {
  const [log] = book();
  log.follow(told(50, 100));
  log.want(0);
  log.follow(told(50, 120), true);
  log.take({ type: "lines", first: 0, lines: lines(0, 50) });
  expect(log.page(0)).toBeNull();
});

it("tells what was said of the position that is shown, wherever that is", () => {
  const [log] = book();
  log.follow(told(100, 170, 20));
  expect([log.here, log.spoken]).toEqual([0, []]);
  log.want(0);
  log.take({ type: "lines", first: 0, lines: lines(0, 50) });
  expect(log.spoken).toEqual([line(20)]);
});
