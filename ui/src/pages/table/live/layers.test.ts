import { beforeEach, expect, test } from "vitest";

import { settings } from "../../../lib/settings.svelte";
import type { FromBrowser, LayerView, TableView } from "../../../types";
import { layered, Layers } from "./layers.svelte";

const view = (more: Partial<TableView> = {}): TableView =>
  ({ seq: 4, step: 3, steps: 3, viewer: 0, turn: 0, aids: ["layer"], ...more }) as TableView;
const layer: LayerView = { title: "Chances and dangers", parts: [] };
const told = { type: "layer", seq: 4, step: 3, viewer: 0, layer } as const;
let sent: FromBrowser[];
let layers: Layers;

beforeEach(() => {
  sent = [];
  settings.language = "en";
  layers = new Layers((message) => sent.push(message) > 0);
});

test("a position is asked about once, and again where it is seen through other eyes or in other words", () => {
  layers.ask(view());
  layers.ask(view());
  expect(sent).toEqual([{ type: "layer" }]);
  layers.ask(view({ viewer: 1 }));
  settings.language = "fr";
  layers.ask(view({ viewer: 1 }));
  expect(sent).toHaveLength(3);
});

test("what was asked of a connection that broke is asked anew", () => {
  layers.ask(view());
  layers.anew();
  layers.ask(view());
  expect(sent).toHaveLength(2);
});

test("what is said counts for its position only", () => {
  layers.take(told);
  expect(layers.of(view())).toBe(layer);
  expect(layers.of(view({ seq: 5 }))).toBeNull();
  expect(layers.of(view({ viewer: null }))).toBeNull();
  settings.language = "it";
  expect(layers.of(view())).toBeNull();
  expect(layers.last).toBe(layer);
});

test("there is none without the aid, before the game and after it", () => {
  expect(layered(view(), layers)).toBe(true);
  expect(layered(view(), undefined)).toBe(false);
  expect(layered(view({ aids: ["hints"] }), layers)).toBe(false);
  expect(layered(view({ turn: null }), layers)).toBe(false);
});
