import { beforeEach, describe, expect, it, vi } from "vitest";

import { api } from "../../lib/api";
import type { ChoiceView, LessonStep, PreviewView, TableView } from "../../types";
import { LessonSession } from "./session.svelte";

const choice = (text: string): ChoiceView =>
  ({ text, picks: [`option:${text}`], action: text }) as unknown as ChoiceView;
const step = (title: string, expected: string[], steps = 0): LessonStep => ({
  title,
  text: `${title} text`,
  table: { seq: 99, name: title, steps } as unknown as TableView,
  expect: expected,
  wrong: expected.length ? `not ${title}` : "",
  highlight: [],
  events: [],
  previews: Object.fromEntries(expected.map((text) => [text, { title: text } as unknown as PreviewView])),
});

let session: LessonSession;
beforeEach(() => {
  session = new LessonSession("atoll", [
    step("hello", [], 3),
    step("island", ["island 8 8-10"], 3),
    step("end", [], 5),
  ]);
});

describe("a lesson", () => {
  it("goes on by itself only where there is nothing to do", () => {
    expect(session.open).toBe(true);
    session.go(1);
    expect(session.open).toBe(false);
    expect(session.view.name).toBe("island");
    session.go(2);
    expect(session.at).toBe(2);
    expect(session.last).toBe(true);
    expect(session.open).toBe(false);
  });
  it("goes on where one stood, and from its beginning when it was over", () => {
    const steps = [step("hello", []), step("island", ["x"]), step("end", [])];
    expect(new LessonSession("atoll", steps, { at: 1, done: 1, steps: 3 }).at).toBe(1);
    const again = new LessonSession("atoll", steps, { at: 2, done: 2, steps: 3 });
    expect([again.at, again.done]).toEqual([0, 2]);
    const shorter = new LessonSession("atoll", steps, { at: 5, done: 6, steps: 9 });
    expect(shorter.at).toBe(2);
  });
  it("leads on when the asked action is played, and only then", () => {
    session.go(1);
    session.play(choice("cove 8"));
    expect(session.at).toBe(1);
    expect(session.refusal).toMatchObject({ reason: "not island", picks: ["option:cove 8"] });
    session.play(choice("island 8 8-10"));
    expect(session.at).toBe(2);
    expect(session.refusal).toBeNull();
  });
  it("understands the notation however it is spaced", () => {
    session.go(1);
    session.say("  Island 8   8-10 ");
    expect(session.at).toBe(2);
  });
  it("answers picks that are not possible with the hint of the step", () => {
    session.go(1);
    session.why(["cell:40"]);
    expect(session.refusal?.reason).toBe("not island");
    session.forgive();
    expect(session.refusal).toBeNull();
  });
  it("previews what it knows", () => {
    session.go(1);
    session.askPreview(choice("island 8 8-10"));
    expect(session.preview?.text).toBe("island 8 8-10");
    session.askPreview(choice("cove 8"));
    expect(session.preview).toBeNull();
  });
  it("goes back and forward again without asking twice", () => {
    session.go(1);
    session.play(choice("island 8 8-10"));
    session.go(1);
    expect(session.open).toBe(true);
    session.go(2);
    expect(session.at).toBe(2);
  });
  it("looks back by going back to where it stopped", () => {
    session.go(1);
    session.play(choice("island 8 8-10"));
    session.setLook({ step: 4 });
    expect(session.at).toBe(1);
    session.setLook({ step: 0 });
    expect(session.at).toBe(0);
  });
  it("never jumps ahead", () => {
    session.go(2);
    expect(session.at).toBe(0);
    session.go(-1);
    expect(session.at).toBe(0);
  });
  it("counts each step as another position and reads it out", () => {
    const seen = [session.view.seq];
    session.go(1);
    expect([...seen, session.view.seq]).toEqual([0, 1]);
    expect(session.notes).toEqual(["island. island text"]);
  });
  it("turns by asking for the drawings of another side", async () => {
    const turned = [step("ciao", []), step("castello", ["island 8 8-10"])];
    const asked = vi.spyOn(api, "lesson").mockResolvedValue(turned);
    await session.load(2);
    expect(asked).toHaveBeenCalledWith("atoll", expect.any(String), 2);
    expect(session.look.turns).toBe(2);
    expect(session.step.title).toBe("ciao");
  });
});
