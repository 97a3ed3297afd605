import { expect, it } from "vitest";

import { mark, places, type Marking } from "./marks";

const marking = (more: Partial<Marking>): Marking => ({
  picked: [],
  next: new Set(),
  others: new Set(),
  lit: new Set(),
  tried: [],
  rule: [],
  highlight: [],
  aids: true,
  ...more,
});

it("marks gently at first, brightly once something was picked", () => {
  const next = new Set(Array.from({ length: 30 }, (_, i) => `cell:${i}`).filter((one) => one !== "cell:6"));
  expect(mark("cell:5", marking({ next }))).toBe("may");
  expect(mark("cell:5", marking({ next: new Set(["cell:5"]) }))).toBe("can");
  expect(mark("cell:5", marking({ next, picked: ["card:5"] }))).toBe("can");
  expect(mark("cell:6", marking({ next }))).toBe("");
});

it("shows a choice and a refusal above a possibility, and both without aids", () => {
  const next = new Set(["cell:5"]);
  expect(mark("cell:5", marking({ next, picked: ["cell:5"], aids: false }))).toBe("chosen");
  expect(mark("cell:5", marking({ next, tried: ["cell:5"], aids: false }))).toBe("refused");
  expect(mark("cell:5", marking({ next, rule: ["cell:5"], tried: ["cell:5"] }))).toBe("rule");
  expect(mark("cell:5", marking({ next, aids: false }))).toBe("");
  expect(mark("cell:5", marking({ lit: next, aids: false }))).toBe("");
});

it("lights up only what a lesson points at", () => {
  const next = new Set(["cell:5", "cell:6"]);
  expect(mark("cell:5", marking({ next, highlight: ["cell:5"] }))).toBe("can");
  expect(mark("cell:6", marking({ next, highlight: ["cell:5"] }))).toBe("");
  expect(mark("cell:6", marking({ next, highlight: ["cell:1"] }))).toBe("can");
});

it("finds the places to point at", () => {
  const hit = { key: "hit:5", cls: "hit b-1", pick: "cell:5" };
  expect(places([hit, { key: "part:5", pick: "cell:5" }, { key: "x", cls: "white" }])).toEqual([hit]);
});
