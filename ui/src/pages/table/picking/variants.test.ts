import { describe, expect, it } from "vitest";

import type { ChoiceView } from "../../../types";
import { variants } from "./variants";

const choice = (text: string, picks: string[], points = 0): ChoiceView =>
  ({ text, picks, option: text.split(" ")[0], points, income: 0, quiet: text === "end" }) as ChoiceView;
const texts = (found: { rows: ChoiceView[] }) => found.rows.map((one) => one.text);

const build = [
  choice("island 6 6-8", ["card:6", "cell:6", "cell:7", "cell:8"], 2),
  choice("island 5 5-7", ["card:5", "cell:5", "cell:6", "cell:7"], 3),
  choice("cove 6", ["card:6", "cell:6"], 1),
  choice("end", []),
];
const cards = Array.from({ length: 12 }, (_, n) => choice(`buy ${n}`, [`open:${n}`], n));

describe("choices at the place", () => {
  it("are all that go with it, the best first", () => {
    expect(texts(variants(build, ["cell:6"], ["cell:6"]))).toEqual(["island 5 5-7", "island 6 6-8", "cove 6"]);
    expect(texts(variants(build, [], ["card:5", "cell:6"]))).toEqual(["island 5 5-7"]);
  });

  it("are none before anything was picked", () => {
    expect(variants(build, [], []).rows).toEqual([]);
  });

  it("are not the many of an option alone, but the one that is meant", () => {
    expect(variants(cards, ["option:buy"], ["option:buy"]).rows).toEqual([]);
    expect(texts(variants(cards, ["option:buy"], ["option:buy", "open:3"]))).toEqual(["buy 3"]);
  });

  it("are six at most, the one that is meant among them", () => {
    const many = cards.map((one) => ({ ...one, picks: [...one.picks, "cell:1"] }));
    const found = variants(many, ["cell:1"], ["cell:1", "open:0"]);
    expect(texts(found)).toEqual(["buy 11", "buy 10", "buy 9", "buy 8", "buy 7", "buy 0"]);
    expect(found.more).toBe(6);
  });
});
