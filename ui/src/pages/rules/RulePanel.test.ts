import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";

import { api, Failure } from "../../lib/api";
import { setLanguage } from "../../lib/i18n.svelte";
import type { DifferenceInfo } from "../../types";
import RulePanel from "./RulePanel.svelte";

const rule = (id: string, html: string) => ({
  id,
  section: "Reefs",
  html,
  figure: null,
  differences: [] as DifferenceInfo[],
  sources: [] as string[],
});

beforeAll(async () => {
  await setLanguage("en");
  vi.spyOn(api, "rules").mockResolvedValue({
    game: "atoll",
    title: "Atoll",
    colours: ["blue", "yellow"],
    terms: [],
    reconstructed: "The map is a reconstruction.",
    reconstructed_by: ["ATL-5"],
    rules: [
      rule("", "<p>Prose</p>"),
      rule("ATL-45", '<p>Pay 15, see <a class="rule" href="#ATL-47">ATL-47</a>.</p>'),
      {
        ...rule("ATL-46", "<p>Three cells.</p>"),
        differences: [
          { documents: ["French"], printed: "between them is nothing", played: "it may be lower", because: "examples" },
        ],
        sources: ["French, E (6, 7)"],
      },
      rule("ATL-47", "<p>Own pilot.</p>"),
    ],
  });
});
afterEach(cleanup);

it("shows a rule, its neighbours, and follows the links inside", async () => {
  const onclose = vi.fn();
  render(RulePanel, { game: "atoll", rule: "ATL-45", onclose });
  expect(await screen.findByRole("heading", { name: "ATL-45" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "The rule before" }).hasAttribute("disabled")).toBe(true);
  await fireEvent.click(screen.getByRole("button", { name: "The next rule" }));
  expect(screen.getByText("Three cells.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "The rule before" }));
  await fireEvent.click(screen.getByRole("link", { name: "ATL-47" }));
  expect(screen.getByText("Own pilot.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "The next rule" }).hasAttribute("disabled")).toBe(true);
  await fireEvent.click(screen.getByRole("button", { name: "Close the rule" }));
  expect(onclose).toHaveBeenCalledOnce();
});

it("opens the rule that the table asks for next", async () => {
  const panel = render(RulePanel, { game: "atoll", rule: "ATL-45" });
  await screen.findByRole("heading", { name: "ATL-45" });
  await panel.rerender({ game: "atoll", rule: "ATL-46" });
  expect(screen.getByText("Three cells.")).toBeTruthy();
});

it("says so when there is no such rule", async () => {
  render(RulePanel, { game: "atoll", rule: "ATL-999" });
  expect(await screen.findByText("There is no rule ATL-999.")).toBeTruthy();
});

it("tells what is printed otherwise, what is played, why, and where it stands", async () => {
  const panel = render(RulePanel, { game: "atoll", rule: "ATL-46" });
  expect(await screen.findByText("The printed rules say")).toBeTruthy();
  const terms = [...document.querySelectorAll("dd")].map((one) => one.textContent?.trim());
  expect(terms).toEqual(["between them is nothing. French", "it may be lower.", "examples."]);
  expect(screen.getByText("French, E (6, 7)")).toBeTruthy();
  await panel.rerender({ game: "atoll", rule: "ATL-45" });
  expect(document.querySelector("dl, details")).toBeNull();
});

it("says that the server does not answer only where it does not", async () => {
  vi.spyOn(api, "rules").mockRejectedValueOnce(new Failure("Too much at once.", 429));
  render(RulePanel, { game: "none", rule: "ATL-45" });
  expect(await screen.findByText("Too much at once.")).toBeTruthy();
  cleanup();
  vi.spyOn(api, "rules").mockRejectedValueOnce(new Failure("", 0));
  render(RulePanel, { game: "none", rule: "ATL-45" });
  expect(await screen.findByText(/the server does not answer/)).toBeTruthy();
});
