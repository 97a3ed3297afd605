/** What somebody likes, between the settings of this browser and his account. */
import type { Prefs } from "../types";
import type { Settings } from "./settings.svelte";

/** The part of the settings that goes with a person. */
export function prefsOf(settings: Settings): Prefs {
  const { colours, theme, speed, sounds, endTurn, aids, quiet } = settings;
  return { colours: [...colours], theme, speed, sounds, end_turn: endTurn, aids, quiet: [...quiet] };
}

/** Set what an account knows; what it does not know stays as it is in this browser. */
export function take(settings: Settings, prefs: Prefs): void {
  if (prefs.colours) settings.colours = [...prefs.colours];
  settings.theme = prefs.theme ?? settings.theme;
  settings.speed = prefs.speed ?? settings.speed;
  settings.sounds = prefs.sounds ?? settings.sounds;
  settings.endTurn = prefs.end_turn ?? settings.endTurn;
  settings.aids = prefs.aids ?? settings.aids;
  settings.quiet = [...(prefs.quiet ?? [])];
}
