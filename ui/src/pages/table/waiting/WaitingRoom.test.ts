import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

import { api } from "../../../lib/api";
import { needWords, setLanguage } from "../../../lib/i18n.svelte";
import { setMe } from "../../../lib/me.svelte";
import type { MeInfo, PlaceView, ReadyView, SeatView, TableView, TogetherView } from "../../../types";
import type { Session } from "../live/session";
import { Talk } from "../live/talk.svelte";
import WaitingRoom from "./WaitingRoom.svelte";

beforeAll(() => Promise.all([needWords("table"), setLanguage("en")]));
beforeEach(async () => {
  vi.spyOn(api, "games").mockResolvedValue([]);
  vi.spyOn(api, "ratings").mockResolvedValue([
    { seat: 0, rating: { value: 1234, provisional: true, spread: 90 }, before: null, after: null, why: "" },
  ]);
  vi.spyOn(api, "reliability").mockResolvedValue([
    { ended: 8, games: 10, new: false, sentence: "Ends games: 8 of 10" },
    null,
    null,
  ]);
  await setMe({ online: true, id: "", name: "", guest: true } as unknown as MeInfo);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const place = (sit: boolean, mine = false): PlaceView => ({ mine, sit, invited: false, kept: "" }) as PlaceView;
const ready: ReadyView = { phase: "gathering", waits: [], parts: ["", "", ""], left: null, whole: 45 };

function room(seated: boolean, may: string[] = []) {
  const seats = [
    { seat: 0, name: "Ana", kind: "person", colour: "green", level: "", badge: "" },
    { seat: 1, name: seated ? "Luis" : "", kind: seated ? "person" : "open", colour: "white", level: "", badge: "" },
    { seat: 2, name: "", kind: "open", colour: "red", level: "", badge: "" },
  ] as unknown as SeatView[];
  const together = {
    terms: { access: "public", pace: "free", rated: true, pool: "people", absence: 7, steady: 90, ready: true },
    places: [place(false), place(!seated, seated), place(!seated)],
    owner: false,
    may,
    invite: "",
    ready,
    options: [],
    aids: "",
    kicked: [],
    sent_away: "",
  } as unknown as TogetherView;
  const view = {
    id: "t",
    game: "atoll",
    name: "Atoll",
    seats,
    deal: null,
    result: null,
    together,
  } as unknown as TableView;
  const talk = new Talk(() => true);
  talk.take({ type: "chat", lines: [], whole: true, may: seated, silence: null });
  const session = { view, talk, refusal: null, connection: "open" } as unknown as Session;
  render(WaitingRoom, { session, view, people: together, ready });
}

it("shows with whom one sits down, and on what terms", async () => {
  room(false);
  const ana = screen.getByTestId("place-0");
  expect(await within(ana).findByText("Ends games: 8 of 10")).toBeTruthy();
  expect(await within(ana).findByText("1234")).toBeTruthy();
  expect(screen.queryByTestId("known-1")).toBeNull();
  const terms = screen.getByRole("region", { name: "The terms" });
  expect(within(terms).getByText("ends 90 of 100 games")).toBeTruthy();
  expect(within(terms).getByText(/7 days the others may vote/)).toBeTruthy();
  expect(within(terms).getByText("Who is rated").nextElementSibling?.textContent).toContain("people");
});

it.each([
  ["a stranger", false, [], "sit-1"],
  ["somebody who waits for others", true, [], "copy-link"],
  ["somebody who may say that he is ready", true, ["ready"], "ready"],
] as const)("has one terracotta act for %s", (_who, seated, may, act) => {
  room(seated, [...may]);
  expect([...document.querySelectorAll("main .btn.go")].map((one) => one.getAttribute("data-testid"))).toEqual([act]);
});

it("lets who sits there write, and others read", () => {
  room(true);
  expect(screen.getByTestId("chat-text")).toBeTruthy();
  cleanup();
  room(false);
  expect(screen.queryByTestId("chat-text")).toBeNull();
});
