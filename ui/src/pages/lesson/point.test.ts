import { expect, it } from "vitest";

import { pointing } from "./point";

it("points at cards and options, and leaves places to the board", () => {
  const style = pointing(["card:8", "option:bridge", "cell:8"]);
  expect(style).toMatch(/^button\[data-pick="card:8"\]:not\(\.sel\),button\[data-pick="option:bridge"\]:not\(\.sel\)\{/);
  expect(style).not.toContain("cell:8");
});

it("points at the way to the market where it is closed", () => {
  expect(pointing(["towers"])).toContain('[data-testid="market-open"]');
  expect(pointing(["card:8"])).not.toContain("market-open");
});

it("points at nothing", () => {
  expect(pointing(["cell:8"])).toBe("");
  expect(pointing([])).toBe("");
});
