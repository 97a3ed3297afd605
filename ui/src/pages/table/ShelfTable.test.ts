import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import shelvedJson from "../../fixtures/shelved.json";
import { needWords, setLanguage } from "../../lib/i18n.svelte";
import { settings } from "../../lib/settings.svelte";
import type { TableView } from "../../types";
import { Rehearsal } from "./live/rehearsal.svelte";
import { layout } from "./layout";
import TableScreen from "./TableScreen.svelte";
// fetched later by a page: here before the tests begin
import "./Large.svelte";
import "./panels/Panels.svelte";
import "./place/PlaceMenu.svelte";

const SHELVED = shelvedJson as unknown as TableView;
const OFFERED = SHELVED.shelves.find((shelf) => shelf.role === "offer")!.cards.map((card) => card.pick);
let session: Rehearsal;

async function show(change: Partial<TableView> = {}): Promise<void> {
  session = new Rehearsal({ ...SHELVED, ...change });
  render(TableScreen, { session, view: session.view! });
  await layout(false);
  await tick();
}

const thing = (pick: string): HTMLElement => document.querySelector<HTMLElement>(`button[data-pick="${pick}"]`)!;
const pressed = (pick: string): boolean => thing(pick).getAttribute("aria-pressed") === "true";

beforeAll(() => Promise.all([needWords("table"), setLanguage("en")]));
afterEach(cleanup);
beforeEach(() => {
  settings.endTurn = false;
  settings.speed = 0;
});

describe("a table with shelves", () => {
  it("shows market, hand in suits, the plans of the others, majorities and the deck", async () => {
    await show();
    expect(within(screen.getByTestId("shelf-market")).getAllByRole("button")).toHaveLength(4);
    expect(within(screen.getByTestId("hand")).getAllByRole("button")).toHaveLength(SHELVED.hand!.length);
    expect(screen.getByTestId("rivals").children).toHaveLength(SHELVED.seats.length - 1);
    expect(within(screen.getByTestId("ledger")).getAllByRole("rowheader")).toHaveLength(8);
    expect(screen.getByTestId("course").textContent).toContain(SHELVED.course!.title);
  });

  it("shows what the others hold, suit by suit, where everybody knows it", async () => {
    const held = [{ symbol: "i-yellow", text: "1 4", label: "yellow 1 + 4", tint: "yellow" }];
    await show({ seats: SHELVED.seats.map((seat) => ({ ...seat, held: seat.seat === 1 ? held : [] })) });
    const [list, ...more] = within(screen.getByTestId("rivals")).getAllByRole("list", { name: /hand$/ });
    expect(within(list!).getByRole("img", { name: "yellow 1 + 4" })).toBeTruthy();
    expect(list!.textContent).toContain("1 4");
    expect(more).toEqual([]);
  });

  it("lifts the cards of the only payment of a thing, and says what they come to", async () => {
    await show();
    await fireEvent.click(thing(OFFERED[1]!));
    expect(["hand:g2", "hand:g2~2", "hand:g7"].map(pressed)).toEqual([true, true, true]);
    expect(screen.getByTestId("dock").textContent).toContain("2 + 2 + 7 = 11 of 10");
    await fireEvent.click(screen.getByTestId("confirm"));
    expect(session.asked[0]).toMatch(/^play buy/);
  });

  it("takes the first of equal cards, whichever is tapped", async () => {
    const copies = SHELVED.decision!.choices.map((choice) =>
      choice.option === "take"
        ? { ...choice, picks: ["hand:g2"].slice(0, choice.picks[0] === "money:go" ? 1 : 0) }
        : choice,
    );
    await show({ decision: { ...SHELVED.decision!, choices: copies.filter((choice) => choice.picks.length) } });
    await fireEvent.click(thing("hand:g2~2"));
    expect([pressed("hand:g2"), pressed("hand:g2~2")]).toEqual([true, false]);
  });

  it("opens the plan of another player on the stage, and the way back", async () => {
    await show();
    await fireEvent.click(screen.getByTestId("watch-1"));
    expect(screen.getByTestId("stage-head").textContent).toContain(SHELVED.seats[1]!.name);
    expect(screen.getByTestId("board").querySelectorAll('[role="button"]')).toHaveLength(0);
    await fireEvent.click(screen.getByTestId("watch-back"));
    expect(screen.getByTestId("stage-head").textContent).toContain(SHELVED.seats[0]!.name);
    expect(session.asked).toEqual([]);
  });

  it("says why something cannot be bought", async () => {
    await show();
    await fireEvent.click(thing(OFFERED[2]!));
    expect(session.asked).toEqual([`why ${OFFERED[2]}`]);
  });

  it("lets the arrow keys go through a shelf with one stop for the tab key", async () => {
    await show();
    await tick();
    const [first, second] = within(screen.getByTestId("shelf-market")).getAllByRole("button");
    first!.focus();
    await fireEvent.keyDown(first!, { key: "ArrowRight" });
    expect(document.activeElement).toBe(second);
    expect([first!.tabIndex, second!.tabIndex]).toEqual([-1, 0]);
  });
});
