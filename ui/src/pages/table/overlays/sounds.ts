/** Whether sounds are heard. What makes them is loaded with the first one. */
import { settings } from "../../../lib/settings.svelte";
import type { Sound } from "./synth";

export type { Sound } from "./synth";

/** Play a sound if sounds are on. */
export function play(sound: Sound): void {
  if (settings.sounds) void make(sound);
}

/** Call somebody to his table, if he likes to be called; `silent`: no sound of the table says the same. */
export function chime(silent = false): void {
  if (settings.sounds ? silent : settings.chime) void make("yours");
}

/** A page that nobody has touched is silent: the tone would come when he does. */
async function make(sound: Sound): Promise<void> {
  if (navigator.userActivation?.hasBeenActive === false || settings.volume <= 0) return;
  const { sing } = await import("./synth");
  sing(sound, settings.volume);
}
