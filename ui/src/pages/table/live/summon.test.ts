import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

import table from "../../../fixtures/table.json";
import { needWords, setLanguage } from "../../../lib/i18n.svelte";
import { settings } from "../../../lib/settings.svelte";
import type { TableView, TogetherView } from "../../../types";
import { summon } from "./summon";

const chime = vi.hoisted(() => vi.fn());
vi.mock("../overlays/sounds", () => ({ chime }));

const shown: FakeNotification[] = [];

class FakeNotification {
  static permission = "granted";
  onclick: () => void = () => {};
  close = vi.fn();
  constructor(
    readonly title: string,
    readonly about: NotificationOptions,
  ) {
    shown.push(this);
  }
}

const view = { ...(table as unknown as TableView), id: "t1", status: "Your turn: one step more" };
const look = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeAll(() => Promise.all([needWords("table"), setLanguage("en")]));
beforeEach(() => {
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("isSecureContext", true);
  FakeNotification.permission = "granted";
  settings.notify = true;
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  look("hidden");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  chime.mockClear();
  shown.length = 0;
});

it("tells whoever looks elsewhere, and leads him to the table", async () => {
  summon(view, "turn");
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  const [{ title, about, onclick, close }] = shown as [FakeNotification];
  expect([title, about.body, about.tag]).toEqual([`Your turn – ${view.name}`, "Your turn: one step more", "table-t1"]);
  vi.spyOn(window, "focus").mockReturnValue();
  onclick();
  expect(location.pathname).toBe("/table/t1");
  look("visible");
  expect(close).toHaveBeenCalledTimes(2); // by the click, and because one has come
});

it("calls by a tone, where the table does not sing of it in any case", () => {
  for (const call of ["turn", "ready", "ask", "over"] as const) summon(view, call);
  expect(chime.mock.calls).toEqual([[false], [true], [true]]);
});

it("says what is asked", async () => {
  const ask = { number: 3, sentence: "Luis asks for a pause." };
  summon({ ...view, together: { ask } as unknown as TogetherView }, "ask");
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  expect([shown[0]!.title, shown[0]!.about.body]).toEqual([
    `Your answer is wanted – ${view.name}`,
    "Luis asks for a pause.",
  ]);
});

it("tells nothing to those who look, who do not wish it, or whose browser forbids it", async () => {
  look("visible");
  summon(view, "turn");
  look("hidden");
  settings.notify = false;
  summon(view, "turn");
  settings.notify = true;
  FakeNotification.permission = "default";
  summon(view, "turn");
  await new Promise((done) => setTimeout(done, 20));
  expect(shown).toEqual([]);
});
