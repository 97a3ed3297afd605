import { expect, test } from "vitest";

import type { LineView } from "../../../types";
import { Talk } from "./talk.svelte";

const line = (number: number, change: Partial<LineView> = {}): LineView => ({
  number,
  seat: 0,
  name: "Ana",
  text: `line ${number}`,
  at: "2026-01-01T12:00:00Z",
  mine: false,
  muted: false,
  ...change,
});

test("what others say is unread until the lines are in sight", () => {
  const talk = new Talk(() => true);
  talk.take({ type: "chat", lines: [line(0)], whole: true, may: false });
  expect(talk.unread).toBe(0);
  talk.take({ type: "chat", lines: [line(1)], whole: false, may: true });
  talk.take({ type: "chat", lines: [line(2, { mine: true })], whole: false, may: true });
  talk.take({ type: "chat", lines: [line(3, { muted: true, text: "" })], whole: false, may: true });
  expect(talk.unread).toBe(1);
  expect(talk.fresh).toBe("Ana: line 1");
  expect(talk.may).toBe(true);
  talk.show(true);
  talk.take({ type: "chat", lines: [line(4)], whole: false, may: true });
  expect(talk.unread).toBe(0);
  expect(talk.lines.map((one) => one.number)).toEqual([0, 1, 2, 3, 4]);
});

test("what is sent whole replaces what was there", () => {
  const talk = new Talk(() => true);
  talk.take({ type: "chat", lines: [line(0), line(1)], whole: true, may: true });
  talk.take({ type: "chat", lines: [line(0, { muted: true, text: "" })], whole: true, may: true });
  expect(talk.lines).toHaveLength(1);
});
