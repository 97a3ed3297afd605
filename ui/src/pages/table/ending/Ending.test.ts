import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { needWords, setLanguage } from "../../../lib/i18n.svelte";
import { settings } from "../../../lib/settings.svelte";
import type { ResultView, TableView } from "../../../types";
import { TABLE } from "../live/rehearsal.svelte";
import Ending from "./Ending.svelte";

const row = (seat: number, total: number, winner = false) => ({ seat, total, winner, parts: [], made: "", bot: "" });
const part = (seat: number, points: number) => ({ seat, points, label: "", symbol: "i-star", places: [] });
const step = (title: string, ...parts: ReturnType<typeof part>[]) => ({
  title,
  rate: "one each",
  rule: "",
  before: false,
  shares: TABLE.seats.map(() => "some"),
  parts,
});
const RESULT: ResultView = {
  title: "Somebody wins",
  sentence: "30 points against 20.",
  why: "Somebody wins by 10 points.",
  rows: [row(1, 30, true), row(0, 20), row(2, 0)],
  count: [step("Apples", part(0, 20), part(1, 10)), step("Pears", part(1, 20))],
  cut: false,
};

const close = vi.fn();
const replay = vi.fn();

function show(result: Partial<ResultView> = {}, view: Partial<TableView> = {}, live = true): void {
  const board = { ...TABLE.board, nodes: TABLE.board.nodes.slice(0, 9) };
  const table = { ...TABLE, board, turn: null, decision: null, ...view };
  render(Ending, { view: table, result: { ...RESULT, ...result }, close, replay, live });
}
const act = () => document.querySelector("[data-act]")!.getAttribute("data-act");

beforeAll(() => Promise.all([needWords("table"), needWords("ending"), setLanguage("en")]));
beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  settings.speed = 1;
});
afterEach(cleanup);

describe("the end", () => {
  it("counts many steps as a table: what is still to come is faint", () => {
    const kinds = ["Apples", "Pears", "Plums", "Figs", "Quinces", "Cherries"];
    show({ count: kinds.map((kind) => step(kind, part(0, 20), part(1, 10))) });
    const rows = [...screen.getByTestId("count-table").querySelectorAll("tbody tr")];
    expect(rows.map((each) => each.querySelector("th")!.textContent.trim())).toEqual(kinds);
    expect(rows.map((each) => each.className)).toEqual([
      expect.stringContaining("now"),
      ...Array<unknown>(5).fill(expect.stringContaining("later")),
    ]);
    expect([...rows[1]!.querySelectorAll("td b")].map((each) => each.textContent)).toEqual(TABLE.seats.map(() => "·"));
  });

  it("begins with the count, names its step, and is skipped to the table", async () => {
    show();
    expect(act()).toBe("count");
    expect(screen.getByRole("status").textContent).toBe("Apples: one each. Step 1 of 2.");
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByTestId("ending-skip")));
    await fireEvent.click(screen.getByTestId("ending-skip"));
    expect(act()).toBe("table");
    const rows = screen.getAllByTestId("result-row").map((each) => each.textContent);
    expect(rows[0]).toMatch(/Apples.*10.*Pears.*20.*30/s);
    expect(screen.getByText(RESULT.why)).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByTestId("rematch")));
  });

  it("goes on to the winner when the count is through, and rests there", async () => {
    settings.speed = 4;
    const now = { at: performance.now() };
    const frames: FrameRequestCallback[] = [];
    const later = vi.spyOn(window, "requestAnimationFrame").mockImplementation((frame) => frames.push(frame));
    show();
    for (let n = 0; n < 400 && act() === "count"; n++) {
      now.at += 100;
      frames.shift()?.(now.at);
      await Promise.resolve();
    }
    later.mockRestore();
    expect(act()).toBe("winner");
    expect(screen.getByRole("heading").textContent).toBe(RESULT.title);
    await fireEvent.click(screen.getByTestId("ending-next"));
    expect(act()).toBe("table");
  });

  it("is left with Escape: to the table, then to the board", async () => {
    show();
    await fireEvent.keyDown(screen.getByTestId("ending"), { key: "Escape" });
    expect(act()).toBe("table");
    await fireEvent.keyDown(screen.getByTestId("result"), { key: "Escape" });
    expect(close).toHaveBeenCalledOnce();
  });

  it("opens at the table when the game was over already, and shows the count again", async () => {
    show({}, {}, false);
    expect(act()).toBe("table");
    await fireEvent.click(screen.getByTestId("count-again"));
    expect(act()).toBe("count");
  });

  it("has no count and no winner’s scene where the game was cut short", () => {
    show({ cut: true, count: [], why: "", title: "Somebody wins: Luis has resigned" });
    expect(act()).toBe("table");
    expect(screen.queryByTestId("count-again")).toBeNull();
    expect(screen.getByRole("columnheader", { name: "Stood at" })).toBeTruthy();
    expect(screen.getByText(RESULT.sentence)).toBeTruthy();
  });

  it("offers who only looked on the game to look through, not a rematch", async () => {
    const together = { owner: false, places: [], may: [] } as unknown as TableView["together"];
    show({}, { together }, false);
    expect(screen.queryByTestId("rematch")).toBeNull();
    await fireEvent.click(screen.getByTestId("look-through"));
    expect(replay).toHaveBeenCalledOnce();
  });

  it("tells the records of those who play here, and of nobody else", () => {
    show({}, { screen: [0], deal: { commitment: "", seed: "" } }, false);
    expect(screen.getByTestId("records").textContent).toContain("20 points: your first game");
    cleanup();
    show({}, { id: "other", screen: [], deal: { commitment: "", seed: "" } }, false);
    expect(screen.queryByTestId("records")).toBeNull();
  });
});
