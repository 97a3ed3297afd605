import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

import { api, Failure } from "../../lib/api";
import { setLanguage } from "../../lib/i18n.svelte";
import * as router from "../../lib/router.svelte";
import { screen as screenNow } from "../../lib/screen.svelte";
import { settings } from "../../lib/settings.svelte";
import { atoll } from "./fixtures";
import SetupForm from "./SetupForm.svelte";

beforeAll(() => setLanguage("en"));
beforeEach(() => {
  localStorage.clear();
  settings.name = "";
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const start = () => fireEvent.click(screen.getByRole("button", { name: "Start the game" }));

it("asks the server for the table that was set up and goes there", async () => {
  const create = vi.spyOn(api, "create").mockResolvedValue({ id: "abc" });
  const go = vi.spyOn(router, "go").mockImplementation(() => undefined);
  render(SetupForm, { game: atoll });
  await fireEvent.click(screen.getByRole("button", { name: "Add a fourth seat" }));
  await fireEvent.input(screen.getByLabelText("Name of seat 1"), { target: { value: "Marta" } });
  await fireEvent.click(within(screen.getByRole("radiogroup", { name: "Who plays seat 2" })).getByLabelText("Friend"));
  await fireEvent.click(screen.getByRole("switch", { name: "Points for money" }));
  await start();
  const [table] = create.mock.calls[0]!;
  expect(table.seats.map(({ kind, name, level }) => [kind, name, level])).toEqual([
    ["me", "Marta", ""],
    ["friend", "Luis", ""],
    ["bot", "Zoraya", "greedy"],
    ["bot", "Boabdil", "greedy"],
  ]);
  expect(table.options.money_points).toBe("off");
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith("/table/abc"));
});

it("sets all options by one choice, and tells when they are nobody's", async () => {
  const create = vi.spyOn(api, "create").mockResolvedValue({ id: "abc" });
  vi.spyOn(router, "go").mockImplementation(() => undefined);
  render(SetupForm, { game: atoll });
  const checked = () =>
    within(screen.getByTestId("profiles"))
      .getAllByRole("radio")
      .find((one) => (one as HTMLInputElement).checked)!;
  const money = screen.getByRole("switch", { name: "Points for money" });
  expect((checked() as HTMLInputElement).value).toBe("house");
  await fireEvent.click(screen.getByLabelText(/French rules/));
  expect((money as HTMLInputElement).checked).toBe(false);
  await fireEvent.click(screen.getByRole("switch", { name: "Found in a straight line only" }));
  expect((checked() as HTMLInputElement).value).toBe("");
  await fireEvent.click(screen.getByRole("switch", { name: "Found in a straight line only" }));
  expect((checked() as HTMLInputElement).value).toBe("french");
  await start();
  expect(create.mock.calls[0]![0].options.money_points).toBe("off");
});

it("remembers the set-up for the next time", async () => {
  vi.spyOn(api, "create").mockResolvedValue({ id: "abc" });
  vi.spyOn(router, "go").mockImplementation(() => undefined);
  const first = render(SetupForm, { game: atoll });
  await fireEvent.click(screen.getByRole("button", { name: "Take away the seat of Boabdil" }));
  await start();
  first.unmount();
  render(SetupForm, { game: atoll });
  expect(screen.getAllByRole("radiogroup", { name: /Who plays seat/ })).toHaveLength(2);
  expect(screen.queryByRole("button", { name: /Take away/ })).toBeNull();
});

it("switches aids off for the table and remembers it", async () => {
  const create = vi.spyOn(api, "create").mockResolvedValue({ id: "abc" });
  vi.spyOn(router, "go").mockImplementation(() => undefined);
  const first = render(SetupForm, { game: atoll });
  expect(screen.getByText("all on")).toBeTruthy();
  await fireEvent.click(screen.getByRole("switch", { name: "What it would bring", hidden: true }));
  expect(screen.getByText("one off")).toBeTruthy();
  await start();
  expect(create.mock.calls[0]![0].aids_off).toEqual(["preview"]);
  first.unmount();
  render(SetupForm, { game: atoll });
  const again = screen.getByRole("switch", { name: "What it would bring", hidden: true });
  expect(again.getAttribute("aria-checked")).toBe("false");
  await fireEvent.click(again);
  expect(screen.getByText("all on")).toBeTruthy();
});

it("does not start a table at which nobody sits", async () => {
  const create = vi.spyOn(api, "create");
  render(SetupForm, { game: atoll });
  await fireEvent.click(within(screen.getByRole("radiogroup", { name: "Who plays seat 1" })).getByLabelText("Bot"));
  await start();
  expect(screen.getByRole("alert").textContent).toContain("Somebody has to play");
  expect(create).not.toHaveBeenCalled();
});

it("says what the server says and can be tried again", async () => {
  vi.spyOn(api, "create").mockRejectedValue(new Failure("The name is too long.", 400));
  render(SetupForm, { game: atoll });
  await start();
  expect((await screen.findByRole("alert")).textContent).toContain("The name is too long.");
  expect(screen.getByRole("button", { name: "Start the game" }).getAttribute("aria-disabled")).toBe("false");
});

it("exchanges colours in the picker", async () => {
  render(SetupForm, { game: atoll });
  await fireEvent.click(screen.getByRole("button", { name: "Colour of Ana: blue" }));
  await fireEvent.click(screen.getByRole("radio", { name: "green, in exchange with Boabdil" }));
  expect(screen.getByRole("button", { name: "Colour of Ana: green" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Colour of Boabdil: blue" })).toBeTruthy();
});

it("likes the colours of its person, unless another was chosen before", async () => {
  settings.colours = ["white"];
  const first = render(SetupForm, { game: atoll });
  expect(screen.getByRole("button", { name: /^Colour of Ana: .*white/i })).toBeTruthy();
  first.unmount();
  settings.colours = [];
});

it("asks about a detail only where it means something, and sends it as usual elsewhere", async () => {
  const create = vi.spyOn(api, "create").mockResolvedValue({ id: "abc" });
  vi.spyOn(router, "go").mockImplementation(() => undefined);
  const [money, joined, straight] = atoll.options;
  const options = [
    { ...straight!, module: true },
    { ...money!, needs: [straight!.name] },
    { ...joined!, players: [2] },
  ];
  render(SetupForm, { game: { ...atoll, options, profiles: [] } });
  const pearls = () => screen.queryByRole("switch", { name: "Points for money", hidden: true });
  expect(pearls()).toBeNull();
  expect(screen.queryByText("Islands at 50")).toBeNull();
  await fireEvent.click(screen.getByRole("switch", { name: "Found in a straight line only" }));
  await fireEvent.click(pearls()!);
  expect(screen.getByText("one changed")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Take away the seat of Boabdil" }));
  expect(screen.getByText("Islands at 50")).toBeTruthy();
  await fireEvent.click(screen.getByRole("switch", { name: "Found in a straight line only" }));
  expect(pearls()).toBeNull();
  await start();
  expect(create.mock.calls[0]![0].options).toEqual({
    straight_settling: "off",
    money_points: "on",
    island_at_50: "no-joined",
  });
});

it("folds all options on a phone, as a profile sets them", () => {
  screenNow.size = "phone";
  const options = atoll.options.map((option, n) => ({ ...option, module: n === 0 }));
  render(SetupForm, { game: { ...atoll, options } });
  for (const one of screen.getAllByRole("switch", { hidden: true })) expect(one.closest("details")).toBeTruthy();
  screenNow.size = "desktop";
});
