import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";

import { needWords, setLanguage } from "../lib/i18n.svelte";
import type { Session } from "../pages/table/live/session";
import type { ChoiceView, PreviewView, SeatView, TableView } from "../types";
import TextMode from "./TextMode.svelte";

beforeAll(() => Promise.all([needWords("table"), setLanguage("en")]));
afterEach(cleanup);

const choice = (text: string, option: string, label: string): ChoiceView => ({
  action: { type: option },
  text,
  option,
  picks: [],
  label,
  name: option === "buy" ? "Buy a card" : "Found a cove",
  symbol: "",
  price: option === "buy" ? 5 : 0,
  income: option === "cove" ? 1 : 0,
  points: 0,
  final: false,
  tag: "",
  quiet: false,
  follows: "",
});
const choices = [choice("cove 8", "cove", "Cove on 8"), choice("buy 44", "buy", "Buy card 44")];
const seats = [
  { seat: 0, name: "Ana" },
  { seat: 1, name: "Luis" },
] as unknown as SeatView[];
const table: TableView = {
  id: "x",
  seq: 4,
  step: 4,
  steps: 4,
  game: "atoll",
  name: "Atoll",
  round: 2,
  status: "Your turn",
  turn: 0,
  viewer: 0,
  curtain: null,
  screen: [0],
  seats,
  aids: [],
  board: { box: [0, 0, 1, 1], nodes: [], label: "", spots: {}, lane: "", detail: 0, focus: null, roles: {} },
  track: null,
  stock: [],
  market: [],
  decks: [],
  hand: [],
  map: [],
  shelves: [],
  suits: [],
  ledger: null,
  course: null,
  decision: {
    title: "Buy or build",
    hint: "you have 40",
    rule: "ATL-10",
    options: [],
    question: "",
    choices,
    refused: [],
    can_undo: true,
  },
  log: [
    {
      step: 3,
      round: 1,
      seat: 1,
      text: "Luis buys card 7.",
      rule: "ATL-11",
      spoken: "buy 7",
      by: "substitute",
      seconds: 65.2,
      places: [],
    },
    {
      step: 4,
      round: 2,
      seat: 0,
      text: "Ana settles a cove.",
      rule: "ATL-34",
      spoken: "cove 5",
      by: "",
      seconds: null,
      places: [],
    },
  ],
  result: null,
  text: ["Ana has 40 pearls.", "Nothing has been built."],
  notation: "",
  together: null,
  deal: null,
  log_first: 0,
  log_here: 0,
  asked: [],
  standing: false,
  own_board: "",
};

function session(view: TableView, more: Partial<Session> = {}): Session {
  return {
    view,
    preview: null,
    refusal: null,
    notes: [],
    thinking: [],
    connection: "open",
    look: { turns: 0, step: null, seat: null, details: true },
    busy: false,
    setLook: vi.fn(),
    askPreview: vi.fn(),
    play: vi.fn(),
    undo: vi.fn(),
    why: vi.fn(),
    say: vi.fn(),
    forgive: vi.fn(),
    retry: vi.fn(),
    ...more,
  };
}

it("reads out the position and the log, newest first", () => {
  render(TextMode, { session: session(table) });
  const position = screen.getByRole("region", { name: "The position" });
  expect(
    within(position)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(table.text);
  const log = within(screen.getByRole("region", { name: "Log, newest first" })).getAllByRole("listitem");
  expect(log.map((line) => line.textContent?.includes("Ana"))).toEqual([true, false]);
  expect(log[1]!.textContent).toContain("substitute");
  expect(log[1]!.textContent).toContain("1:06 after the move before");
});

it("plays an action after it was chosen and confirmed", async () => {
  const shown = {
    title: "Card 8 settles a cove",
    sentences: [],
    facts: [{ label: "Value", before: null, after: 1, symbol: "", sign: false }],
    confirm: "Lay the shell",
    money_after: 41,
    rule: "ATL-34",
  } as unknown as PreviewView;
  const at = session(table, { preview: { text: "cove 8", shown } });
  render(TextMode, { session: at });
  await fireEvent.click(screen.getByRole("button", { name: /Cove on 8 pays 1 cove 8/ }));
  expect(at.askPreview).toHaveBeenCalledWith(choices[0]);
  expect(at.play).not.toHaveBeenCalled();
  const go = screen.getByRole("button", { name: "Lay the shell" });
  expect(document.activeElement).toBe(go);
  expect(screen.getByText("Money left: 41")).toBeTruthy();
  await fireEvent.click(go);
  expect(at.play).toHaveBeenCalledWith(choices[0]);
});

it("takes a choice back and returns to where one was", async () => {
  render(TextMode, { session: session(table) });
  const button = screen.getByRole("button", { name: /Buy card 44/ });
  await fireEvent.click(button);
  await fireEvent.click(screen.getByRole("button", { name: /Back to the list/ }));
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(button);
});

it("plays a sentence of the notation and shows why one is refused", async () => {
  const at = session(table, {
    refusal: { reason: "Card 9 is not in your hand.", rule: "ATL-12", cells: [], picks: [] },
  });
  render(TextMode, { session: at });
  await fireEvent.input(screen.getByLabelText("Say an action in notation"), { target: { value: " cove 9 " } });
  await fireEvent.click(screen.getByRole("button", { name: "Play it" }));
  expect(at.say).toHaveBeenCalledWith("cove 9");
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toContain("Card 9 is not in your hand.");
  expect(within(alert).getByRole("link", { name: "ATL-12" }).getAttribute("href")).toBe("/rules/atoll#ATL-12");
});

it("undoes and leaves by key", async () => {
  const at = session(table);
  const onleave = vi.fn();
  render(TextMode, { session: at, onleave });
  await fireEvent.keyDown(document.body, { key: "u" });
  await fireEvent.keyDown(document.body, { key: "t" });
  expect(at.undo).toHaveBeenCalledOnce();
  expect(onleave).toHaveBeenCalledOnce();
});

it("hides everything until the next player is there", async () => {
  const at = session({ ...table, curtain: 1, decision: null });
  render(TextMode, { session: at });
  expect(screen.queryByRole("region", { name: "The position" })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "I am Luis: read me my hand" }));
  expect(at.setLook).toHaveBeenCalledWith({ seat: 1 });
});

it("shows the position after a line of the log", async () => {
  const at = session(table);
  render(TextMode, { session: at });
  await fireEvent.click(screen.getByRole("button", { name: "Position after Luis: buy 7" }));
  expect(at.setLook).toHaveBeenCalledWith({ step: 3 });
});

it("tells the result in a table, and the count step by step", async () => {
  const result = {
    title: "Ana wins",
    sentence: "45 points against 44.",
    rows: [
      {
        seat: 0,
        total: 45,
        winner: true,
        parts: [{ symbol: "", value: 8, label: "Sailor on 8", each: false, size: null, symbols: [] }],
        made: "a bot made 3 of 9 moves",
        bot: "",
      },
    ],
    why: "Ana wins by one point: sailors brought 45 points to 44.",
    count: [
      {
        title: "Sailors",
        rate: "their age",
        rule: "",
        before: false,
        shares: ["five", "four"],
        parts: [{ seat: 0, points: 45, label: "", symbol: "", places: [] }],
      },
    ],
    cut: false,
  };
  render(TextMode, { session: session({ ...table, decision: null, result }) });
  expect(screen.getByRole("rowheader").textContent).toBe("Ana (winner) (a bot made 3 of 9 moves)");
  expect(screen.getByRole("cell", { name: "Sailor on 8: 8" })).toBeTruthy();
  expect(screen.getByText(result.why)).toBeTruthy();
  const step = await screen.findByText("Sailors");
  expect(step.parentElement!.textContent).toMatch(/^Sailors, their age: Ana .*45 \(five\)\.$/);
});
