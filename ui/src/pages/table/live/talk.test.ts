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
  badge: "",
  phrase: null,
  ...change,
});

test("what others say is unread until the lines are in sight", () => {
  const talk = new Talk(() => true);
  talk.take({ type: "chat", lines: [line(0)], whole: true, may: false, silence: null });
  expect(talk.unread).toBe(0);
  talk.take({ type: "chat", lines: [line(1)], whole: false, may: true, silence: null });
  talk.take({ type: "chat", lines: [line(2, { mine: true })], whole: false, may: true, silence: null });
  talk.take({ type: "chat", lines: [line(3, { muted: true, text: "" })], whole: false, may: true, silence: null });
  expect(talk.unread).toBe(1);
  expect(talk.fresh).toBe("Ana: line 1");
  expect(talk.may).toBe(true);
  talk.show(true);
  talk.take({ type: "chat", lines: [line(4)], whole: false, may: true, silence: null });
  expect(talk.unread).toBe(0);
  expect(talk.lines.map((one) => one.number)).toEqual([0, 1, 2, 3, 4]);
});

test("what is sent whole replaces what was there", () => {
  const talk = new Talk(() => true);
  talk.take({ type: "chat", lines: [line(0), line(1)], whole: true, may: true, silence: null });
  talk.take({ type: "chat", lines: [line(0, { muted: true, text: "" })], whole: true, may: true, silence: null });
  expect(talk.lines).toHaveLength(1);
});

test("who may not speak knows why, and a phrase goes by its name", () => {
  const sent: unknown[] = [];
  const talk = new Talk((message) => sent.push(message) > 0);
  talk.phrase("hello");
  expect(sent).toEqual([{ type: "chat", phrase: "hello" }]);
  const silence = { why: "rule 3", ends: null };
  talk.take({ type: "chat", lines: [], whole: true, may: true, silence });
  expect(talk.silence).toEqual(silence);
  talk.take({ type: "chat", lines: [line(1, { phrase: "hello" })], whole: false, may: true, silence: null });
  expect(talk.silence).toBeNull();
  expect(talk.fresh).toBe("Ana: ui-phrase-hello");
});
