import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { settings } from "../../../lib/settings.svelte";
import { chime, play } from "./sounds";

const began = vi.fn();
const node = () => ({ connect: () => node(), start: began, stop: vi.fn(), gain: ramp, frequency: ramp, type: "" });
const ramp = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };

class Audio {
  currentTime = 0;
  resume = vi.fn();
  createGain = node;
  createOscillator = node;
}

beforeEach(() => {
  vi.stubGlobal("AudioContext", Audio);
  Object.assign(settings, { sounds: false, chime: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  began.mockClear();
});

it("chimes although other sounds are off, if that is liked", () => {
  play("turn");
  expect(began).not.toHaveBeenCalled();
  chime();
  expect(began).toHaveBeenCalledTimes(2);
  settings.chime = false;
  chime();
  expect(began).toHaveBeenCalledTimes(2);
});

it("does not play one tone twice", () => {
  settings.sounds = true;
  chime();
  expect(began).not.toHaveBeenCalled();
  play("turn");
  expect(began).toHaveBeenCalledTimes(2);
});

it("is silent in a page that nobody has touched: the tone would come when he does", () => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  chime();
  expect(began).not.toHaveBeenCalled();
});
