import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";

import { setLanguage } from "../../lib/i18n.svelte";
import { screen as screenNow } from "../../lib/screen.svelte";
import type { TableInfo } from "../../types";
import ContinueList from "./ContinueList.svelte";
import { atoll } from "./fixtures";

beforeAll(() => setLanguage("en"));
afterEach(cleanup);

const table = (id: string, state: string, finished = false): TableInfo => ({
  id,
  game: "atoll",
  name: "Atoll",
  state,
  finished,
  gathering: false,
  waits: "",
  left: null,
  turn: null,
  clock: null,
  seats: [{ kind: "me", name: "Ana", colour: "blue", level: "", user: "", invited: false, program: false }],
  aids: "",
  touched: new Date().toISOString(),
  vignette: atoll.vignette,
  badges: [],
});

it("shows games to go on with before finished ones", () => {
  const tables = [table("a", "finished: Ana wins", true), table("b", "round 3, your turn")];
  render(ContinueList, { tables, ready: false, remove: vi.fn() });
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/table/b", "/table/a"]);
  expect(screen.getByRole("link", { name: "Look back: Atoll, finished: Ana wins" })).toBeTruthy();
});

it("says for what a table waits, and how much time is left", () => {
  const waits = {
    ...table("a", "your turn"),
    waits: "turn" as const,
    left: 90_000,
    clock: { left: 90_000, whole: 172_800, until: "" },
  };
  const many = Array.from({ length: 5 }, (_, i) => ({ ...waits, id: `w${i}` }));
  render(ContinueList, { tables: [table("b", "Luis to play"), ...many], ready: false, remove: vi.fn() });
  const links = screen.getAllByRole("link", { name: "Play: Atoll, your turn" });
  expect(links).toHaveLength(5); // all that wait are shown
  expect(screen.getAllByText("Your turn")).toHaveLength(5);
  expect(screen.getAllByText("1 d 1 h left")).toHaveLength(5);
  expect(screen.queryByText("Luis to play")).toBeNull();
  cleanup();
  render(ContinueList, { tables: [{ ...table("c", "Luis to play"), waits: "ask" }], ready: false, remove: vi.fn() });
  expect(screen.getByText("Your answer is wanted")).toBeTruthy();
  expect(screen.getByText("Luis to play")).toBeTruthy();
});

it("says which aids a table does without", () => {
  render(ContinueList, {
    tables: [{ ...table("a", "round 3"), aids: "Aids off: The parts left" }],
    ready: false,
    remove: vi.fn(),
  });
  expect(screen.getByText("Aids off: The parts left")).toBeTruthy();
});

it("asks before a game is deleted", async () => {
  const remove = vi.fn().mockResolvedValue(undefined);
  render(ContinueList, { tables: [table("a", "round 3")], ready: false, remove });
  await fireEvent.click(screen.getByRole("button", { name: "Delete this game (round 3)" }));
  expect(remove).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "Keep it" }));
  expect(screen.getByRole("link", { name: /Continue/ })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Delete this game (round 3)" }));
  await fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(remove).toHaveBeenCalledWith("a");
});

it("hides what is beyond the first four until it is asked for", async () => {
  const tables = Array.from({ length: 6 }, (_, i) => table(`t${i}`, `round ${i}`));
  render(ContinueList, { tables, ready: false, remove: vi.fn() });
  expect(screen.getAllByRole("link")).toHaveLength(4);
  await fireEvent.click(screen.getByRole("button", { name: "Show all 6 games" }));
  expect(screen.getAllByRole("link")).toHaveLength(6);
});

it("hides more of them on a phone, so that the page stays short", () => {
  screenNow.size = "phone";
  const tables = Array.from({ length: 6 }, (_, i) => table(`t${i}`, `round ${i}`));
  render(ContinueList, { tables, ready: false, remove: vi.fn() });
  expect(screen.getAllByRole("link")).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Show all 6 games" })).toBeTruthy();
  screenNow.size = "desktop";
});

it("names the opponents, and tells a holiday from a running clock", () => {
  const seats = [
    { kind: "person", name: "Ana", colour: "blue", level: "", user: "a", invited: false },
    { kind: "person", name: "Luis", colour: "red", level: "", user: "b", invited: false },
  ] as TableInfo["seats"];
  const clock = { left: 90_000, whole: 172_800, until: "2026-12-24T18:00:00+00:00" };
  render(ContinueList, {
    tables: [{ ...table("a", "Luis to play"), seats, turn: 1, clock }],
    ready: false,
    remove: vi.fn(),
  });
  expect(screen.getByText("Luis").className).toContain("turn");
  expect(screen.getByText("Ana").className).not.toContain("turn");
  expect(screen.getByText(/on holiday until/)).toBeTruthy();
  expect(screen.queryByText(/left$/)).toBeNull();
});
