import { beforeEach, expect, it, vi } from "vitest";

import { TABLE } from "../live/rehearsal.svelte";
import type { EventView } from "../../../types";
import { Stage, type Player } from "./stage.svelte";

const EVENT = { kind: "say", said: "Luis thinks.", changes: [], places: [] } as unknown as EventView;
const scene = { last: TABLE, now: TABLE, events: [EVENT], waiting: 0 };
let stage: Stage;
let player: Player;

beforeEach(() => {
  stage = new Stage();
  player = { prepare: vi.fn(), begin: vi.fn(), finish: vi.fn(() => stage.idle()) };
  stage.player = player;
});

it("plays what leads to a table once that is drawn", () => {
  const begin = stage.prepare(scene)!;
  expect(player.prepare).toHaveBeenCalledWith(scene);
  expect(player.begin).not.toHaveBeenCalled();
  begin();
  expect(player.begin).toHaveBeenCalled();
  expect(stage.busy).toBe(true);
});

it("does not keep anybody waiting where nothing is played", () => {
  expect(stage.prepare({ ...scene, events: [] })).toBeNull();
  stage.player = null;
  expect(stage.prepare(scene)).toBeNull();
  const then = vi.fn();
  stage.whenIdle(then);
  expect(then).toHaveBeenCalledTimes(1);
});

it("shows the end of a scene before the next one", () => {
  stage.prepare(scene);
  stage.prepare(scene);
  expect(player.finish).toHaveBeenCalledTimes(1);
  expect(stage.busy).toBe(true);
});

it("lets what waits go on when all has been played, once", () => {
  const then = vi.fn();
  stage.prepare(scene);
  stage.whenIdle(then);
  expect(then).not.toHaveBeenCalled();
  stage.finish();
  stage.finish();
  expect(then).toHaveBeenCalledTimes(1);
});

it("shows the newest table when it is skipped", () => {
  stage.newest = vi.fn();
  stage.prepare(scene);
  stage.skip();
  expect(stage.busy).toBe(false);
  expect(stage.newest).toHaveBeenCalledTimes(1);
});
