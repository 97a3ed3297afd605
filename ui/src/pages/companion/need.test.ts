import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";

import { setLanguage } from "../../lib/i18n.svelte";
import type { FoundView, NeedView } from "../../types";
import Need from "./Need.svelte";
import type { Sitting } from "./sitting.svelte";

beforeAll(() => setLanguage("en"));
afterEach(cleanup);

const thing = (word: string) => ({ word, label: word, symbol: "", pick: "", traits: [] }) as unknown as FoundView;

function asked(things: FoundView[]) {
  const enter = vi.fn();
  const sitting = { view: { table: { seats: [] } }, turned: [], enter } as unknown as Sitting;
  const need = { verb: "bonus 0", title: "Which?", hint: "Choose.", things, none: true } as unknown as NeedView;
  render(Need, { sitting, need });
  return enter;
}

it("says how many things it may be", () => {
  asked([thing("g1"), thing("g2")]);
  expect(document.querySelector(".hint b")).not.toBeNull();
  expect(screen.getAllByTestId("thing")).toHaveLength(2);
});

it("speaks of no thing that is left where it can only be none", () => {
  const enter = asked([]);
  expect(document.querySelector(".hint")).toBeNull();
  expect(document.querySelector(".none")).toBeNull();
  screen.getByTestId("none").click();
  expect(enter.mock.calls[0]![0]).toBe("* bonus 0 none");
});
