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

const settled = () => import("./synth").then(() => new Promise((done) => setTimeout(done, 5)));

beforeEach(() => {
  vi.stubGlobal("AudioContext", Audio);
  Object.assign(settings, { sounds: false, chime: true, volume: 1 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  began.mockClear();
});

it("chimes although other sounds are off, if that is liked", async () => {
  play("yours");
  chime();
  await vi.waitFor(() => expect(began).toHaveBeenCalledTimes(2));
  settings.chime = false;
  chime();
  await settled();
  expect(began).toHaveBeenCalledTimes(2);
});

it("does not play one tone twice", async () => {
  settings.sounds = true;
  chime();
  play("yours");
  await vi.waitFor(() => expect(began).toHaveBeenCalledTimes(2));
  await settled();
  expect(began).toHaveBeenCalledTimes(2);
});

it("calls by a tone where no sound of the table says the same", async () => {
  settings.sounds = true;
  chime(true);
  await vi.waitFor(() => expect(began).toHaveBeenCalledTimes(2));
  Object.assign(settings, { sounds: false, chime: false });
  chime(true);
  await settled();
  expect(began).toHaveBeenCalledTimes(2);
});

it("is silent in a page that nobody has touched, and where the volume is down", async () => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  chime();
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  settings.volume = 0;
  chime();
  await settled();
  expect(began).not.toHaveBeenCalled();
});

it("is as loud as one likes", async () => {
  Object.assign(settings, { sounds: true, volume: 0.5 });
  play("no");
  await vi.waitFor(() => expect(ramp.setValueAtTime).toHaveBeenCalledWith(0.08, 0));
});
