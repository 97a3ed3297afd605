import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";

import type { Session } from "../live/session";
import type { Picker } from "../picking/picker.svelte";
import Confirm from "./Confirm.svelte";

const none = { text: "done", label: "Show none", option: "done", picks: [] };
const session = { preview: null, view: null, busy: false } as unknown as Session;

const picking = (meant: unknown) =>
  ({ meant, endings: [none], held: new Set(), retractable: false, asking: false, actAt: null }) as unknown as Picker;
const shown = (meant: unknown) => render(Confirm, { session, picker: picking(meant) }).container;

test("an act with nothing beside it has the whole width", () => {
  const fin = shown(none).querySelector(".fin")!;
  expect(fin.querySelectorAll("button")).toHaveLength(1);
  expect(fin.classList).toContain("alone");
});

test("beside an act there is the ending that is not meant", () => {
  const fin = shown(undefined).querySelector(".fin")!;
  expect(fin.querySelectorAll("button")).toHaveLength(2);
  expect(fin.classList).not.toContain("alone");
});
