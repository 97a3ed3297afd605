import { expect, it } from "vitest";

import { pointing } from "./point";

it("points at cards and options, and leaves places to the board", () => {
  const style = pointing(["card:8", "option:bridge", "cell:8", "turn:1"]);
  expect(style).toMatch(/^button\[data-pick="card:8"\]:not\(\.sel\),button\[data-pick="option:bridge"\]:not\(\.sel\)/);
  expect(style).not.toMatch(/cell:8|turn:1/);
});

it("points at the one of several options that is meant", () => {
  const offer = (picks: string) => `<button data-pick="option:score" data-picks="${picks}"></button>`;
  document.body.innerHTML =
    offer("option:score part:e2.0 option:with-0") + offer("option:score part:e2.0 option:with-2");
  const selector = pointing(["option:score", "part:e2.0", "option:with-2"]).split("{")[0]!;
  const found = [...document.querySelectorAll(selector)].map((one) => one.getAttribute("data-picks"));
  expect(found).toEqual(["option:score part:e2.0 option:with-2"]);
  document.body.innerHTML = "";
});

it("points at the way to the market where it is closed", () => {
  expect(pointing(["towers"])).toContain('[data-testid="market-open"]');
  expect(pointing(["card:8"])).not.toContain("market-open");
});

it("points at nothing", () => {
  expect(pointing(["cell:8"])).toBe("");
  expect(pointing([])).toBe("");
});
