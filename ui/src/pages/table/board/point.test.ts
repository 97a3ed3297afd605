import { expect, it } from "vitest";

import { pointing } from "./point";

it("points at cards and options, and leaves places to the board", () => {
  const style = pointing(["card:8", "option:reef", "cell:8", "turn:1"]);
  expect(style).toContain('button[data-pick="card:8"]:not(.sel),');
  expect(style).toContain('button[data-pick="option:reef"]:not(.sel):is(');
  expect(style).not.toMatch(/cell:8|turn:1/);
});

it("points at the one of several options that is meant", () => {
  const offer = (picks: string) => `<button data-pick="option:count" data-picks="${picks}"></button>`;
  document.body.innerHTML =
    offer("option:count part:e2.0 option:with-0") + offer("option:count part:e2.0 option:with-2");
  const selector = pointing(["option:count", "part:e2.0", "option:with-2"]).split("{")[0]!;
  const found = [...document.querySelectorAll(selector)].map((one) => one.getAttribute("data-picks"));
  expect(found).toEqual(["option:count part:e2.0 option:with-2"]);
  document.body.innerHTML = "";
});

it("points at the way to what a closed panel holds", () => {
  document.body.innerHTML = '<button data-holds="open:44 pile"></button>';
  const pointed = (pick: string) => document.querySelectorAll(pointing([pick]).split("{")[0]!).length;
  expect([pointed("pile"), pointed("open:44"), pointed("card:8")]).toEqual([1, 1, 0]);
  document.body.innerHTML = "";
});

it("points at nothing", () => {
  expect(pointing(["cell:8"])).toBe("");
  expect(pointing([])).toBe("");
});
