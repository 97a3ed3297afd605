import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { needWords, setLanguage } from "../../lib/i18n.svelte";
import { settings } from "../../lib/settings.svelte";
import type { TableView } from "../../types";
import { Rehearsal, TABLE } from "./live/rehearsal.svelte";
import { layout } from "./layout";
import TableScreen from "./TableScreen.svelte";
// fetched later by a page: here before the tests begin
import "./Large.svelte";
import "./panels/Panels.svelte";
import "./place/PlaceMenu.svelte";

let session: Rehearsal;

async function show(change: Partial<TableView> = {}): Promise<void> {
  session = new Rehearsal(change);
  render(TableScreen, { session, view: session.view! });
  await layout(false);
  await tick();
}

const cell = (name: string): Element =>
  screen.getByTestId("board").querySelector(`[role="button"][data-pick="cell:${name}"]`)!;
const offer = (option: string): Element => screen.getByTestId("offers").querySelector(`[data-option="${option}"]`)!;
const OPTIONS = [...new Set(TABLE.decision!.choices.filter((one) => !one.quiet).map((one) => one.option))];
const FIRST = OPTIONS[0]!;
const confirm = (): HTMLElement => screen.getByTestId("confirm");
const key = (name: string): Promise<boolean> => fireEvent.keyDown(document.body, { key: name });

beforeAll(() => Promise.all([needWords("table"), setLanguage("en"), import("./ending/Ending.svelte")]));
afterEach(cleanup);
beforeEach(() => {
  settings.endTurn = false;
  settings.speed = 0;
});

describe("a step", () => {
  it("offers what the server lists, always, with its refusals, and nothing to confirm yet", async () => {
    await show();
    const options = [...screen.getByTestId("offers").querySelectorAll("[data-option]")].map((one) =>
      one.getAttribute("data-option"),
    );
    expect(options).toEqual(OPTIONS);
    const closed = screen
      .getByTestId("offers")
      .querySelector<HTMLElement>(`[data-off="${TABLE.decision!.refused[0]!.option}"]`)!;
    expect(closed.getAttribute("aria-disabled")).toBe("true");
    closed.focus();
    await tick();
    expect(screen.getByTestId("why").textContent).toContain(TABLE.decision!.refused[0]!.reason);
    expect(confirm().getAttribute("aria-disabled")).toBe("true");
  });

  it("plays option then places, and names the act and the money after it", async () => {
    await show();
    await fireEvent.click(offer("move"));
    expect(cell("c8").getAttribute("data-mark")).toBe("can");
    await fireEvent.click(cell("56"));
    await fireEvent.click(cell("c8"));
    expect(confirm().getAttribute("aria-disabled")).toBe("false");
    expect(screen.getAllByText(/You keep/).length).toBeGreaterThan(0);
    await fireEvent.click(confirm());
    expect(session.asked).toEqual(["play move 56-c8"]);
  });

  it("names the choices at the place, by letters too, and confirms there", async () => {
    await show();
    await fireEvent.click(cell("51"));
    const here = within(await screen.findByTestId("here"));
    const rows = here.getAllByRole("button", { pressed: false });
    expect(new Set(rows.map((row) => row.querySelector("b")!.textContent)).size).toBe(rows.length);
    await key("b");
    await tick();
    expect(here.getByRole("button", { pressed: true }).getAttribute("data-row")).toBe("b");
    await fireEvent.click(screen.getByTestId("confirm"));
    expect(session.asked).toHaveLength(1);
  });

  it("presses a main action by its number", async () => {
    await show();
    await key("1");
    expect(offer(FIRST).getAttribute("aria-pressed")).toBe("true");
  });

  it("plays what is picked without a doubt at once, where that is wished", async () => {
    await show();
    settings.oneClick = true;
    await fireEvent.click(cell("70"));
    expect(session.asked).toEqual([]);
    await fireEvent.click(cell("51"));
    settings.oneClick = false;
    expect(session.asked).toEqual(["play move 70-51"]);
  });

  it("plays places first just as well, and another place switches", async () => {
    await show();
    await fireEvent.click(cell("70"));
    await fireEvent.click(cell("c8"));
    await fireEvent.click(cell("51"));
    await key("Enter");
    expect(session.asked).toEqual(["play move 70-51"]);
  });

  it("takes picks back with Esc, one by one", async () => {
    await show();
    await fireEvent.click(offer(FIRST));
    await fireEvent.click(cell("51"));
    expect(cell("51").getAttribute("aria-pressed")).toBe("true");
    await key("Escape");
    expect(cell("51").getAttribute("aria-pressed")).toBe("false");
    expect(offer(FIRST).getAttribute("aria-pressed")).toBe("true");
    await key("Escape");
    expect(offer(FIRST).getAttribute("aria-pressed")).toBe("false");
  });

  it("says why a place cannot be picked, with the rule", async () => {
    await show();
    await fireEvent.click(cell("1"));
    expect(session.asked).toEqual(["why cell:1"]);
    await tick();
    expect(screen.getByTestId("refusal").textContent).toContain("Not there.");
    expect(within(screen.getByTestId("refusal")).getByText("ATL-50").getAttribute("href")).toBe(
      `/rules/${TABLE.game}#ATL-50`,
    );
  });

  it("ends without an action by the quiet button; asks first if that is wished", async () => {
    settings.endTurn = true;
    await show();
    await fireEvent.click(screen.getByTestId("end-done"));
    expect(session.asked).toEqual([]);
    expect(confirm().textContent).toContain("End the turn");
    await fireEvent.click(confirm());
    expect(session.asked).toEqual(["play done"]);
  });

  it("lets hand cards be tried, too", async () => {
    await show({ hand: [{ ...TABLE.market[0]!, pick: "card:5", label: "Card 5" }] });
    await fireEvent.click(within(screen.getByTestId("hand")).getByRole("button", { name: "Card 5" }));
    expect(session.asked).toEqual(["why card:5"]);
  });
});

describe("looking around", () => {
  it("turns, flattens, steps back with buttons and keys", async () => {
    await show();
    await key("e");
    await key("p");
    await fireEvent.click(screen.getByTestId("step-back"));
    expect(session.asked).toEqual(['look {"turns":1}', 'look {"turns":4}', `look {"step":${TABLE.step - 1}}`]);
  });

  it("shows a bar instead of the decision while the past is looked at", async () => {
    await show({ step: TABLE.steps - 5, decision: null });
    expect(screen.getByTestId("look-bar").textContent).toContain(`Looking at action ${TABLE.steps - 5}`);
    await fireEvent.click(screen.getByTestId("look-now"));
    expect(session.asked).toEqual(['look {"step":null}']);
  });

  it("walks over the board with the arrow keys", async () => {
    await show();
    const start = screen.getByTestId("board").querySelector<SVGElement>('[role="button"][tabindex="0"]')!;
    start.focus();
    await fireEvent.keyDown(start, { key: "ArrowUp", shiftKey: true });
    expect(document.activeElement).not.toBe(start);
    expect(document.activeElement?.getAttribute("role")).toBe("button");
  });

  it("takes back only what the server lets be taken back", async () => {
    await show({ decision: { ...TABLE.decision!, can_undo: true } });
    await key("u");
    expect(session.asked).toEqual(["undo"]);
  });
});

describe("whose turn it is", () => {
  it("marks the player, and a bot that thinks", async () => {
    await show({ decision: null, turn: 1 });
    session.thinking = [1];
    await tick();
    expect(screen.getByTestId("seat-1").getAttribute("aria-current")).toBe("true");
    expect(within(screen.getByTestId("seat-1")).getByRole("status").getAttribute("aria-label")).toContain("thinking");
    expect(screen.queryByTestId("confirm")).toBeNull();
  });

  it("covers the hands until the next friend takes over", async () => {
    await show({ curtain: 2, hand: null, decision: null });
    const curtain = screen.getByTestId("curtain");
    expect(curtain.textContent).toContain(TABLE.seats[2]!.name);
    await key("u");
    await fireEvent.click(screen.getByTestId("curtain-lift"));
    expect(session.asked).toEqual(['look {"seat":2,"step":null}']);
  });
});

describe("the end", () => {
  it("speaks of no hand where none is held any more", async () => {
    await show({ hand: [], turn: null, decision: null });
    expect(screen.queryByTestId("hand")).toBeNull();
    cleanup();
    await show({ hand: [], turn: 1, decision: null });
    expect(screen.getByTestId("hand")).toBeTruthy();
  });

  it("shows who won by what, best first, and lets the board be seen", async () => {
    const part = { symbol: "i-star", value: 3, label: "three: 3", each: false, size: null, symbols: [] };
    const rows = [
      { seat: 1, total: 3, winner: true, parts: [part], made: "", bot: "" },
      { seat: 0, total: 9, winner: false, parts: [part], made: "a bot made 9 of 9 moves", bot: "" },
    ];
    const result = { title: "Luis wins", sentence: "Whoever left comes last.", rows, why: "", count: [], cut: false };
    await show({ turn: null, decision: null, result });
    await screen.findByTestId("result");
    const shown = screen.getAllByTestId("result-row");
    expect(shown[0]!.textContent).toContain(TABLE.seats[1]!.name);
    expect(shown[1]!.textContent).toContain("a bot made 9 of 9 moves");
    await fireEvent.click(screen.getByTestId("result-board"));
    expect(screen.queryByTestId("result")).toBeNull();
    await fireEvent.click(screen.getByTestId("result-open"));
    expect(await screen.findByTestId("result")).not.toBeNull();
  });
});

describe("the words", () => {
  it("are those of another language at once", async () => {
    await show();
    expect(screen.getByTestId("hand").textContent).toContain("Your hand");
    await setLanguage("fr");
    await tick();
    expect(screen.getByTestId("hand").textContent).toContain("Votre main");
    await setLanguage("en");
  });
});
