/** What a person has chosen for this browser; kept in its local storage. */

import { COLOURS } from "./colours";

export type Theme = "light" | "dark" | "system";
export type Language = "en" | "it" | "fr";

export interface Settings {
  theme: Theme;
  language: Language;
  speed: number; // of animations: 0 off, 1 normal, 2 twice as fast, 0.5 half
  sounds: boolean;
  volume: number; // of them: from 0 to 1
  chime: boolean; // a tone for one's turn at tables with others, also without sounds
  notify: boolean; // the browser says so, too
  endTurn: boolean; // ask before a turn ends
  oneClick: boolean; // what is picked without a doubt is played without a confirmation
  aids: boolean; // light up what can be picked
  words: boolean; // the table in words
  coordinates: boolean; // the places of a board have their names written on them
  layer: boolean; // chances and dangers over the table
  name: string;
  colours: string[]; // to play in, the best liked first
  quiet: string[]; // what one does not wish to be told of
}

export const LANGUAGES: readonly Language[] = ["en", "it", "fr"];
const KEY = "alcaide.settings";

/** The first language of the browser that we speak. */
export function guessLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

/** Read stored settings, keeping only what is sound; ``calm``: whoever wants less motion wants less noise. */
export function readSettings(stored: string | null, wanted: readonly string[], calm = false): Settings {
  const settings: Settings = {
    theme: "system",
    language: guessLanguage(wanted),
    speed: 1,
    sounds: !calm,
    volume: 0.6,
    chime: !calm,
    notify: false,
    endTurn: false,
    oneClick: false,
    aids: true,
    words: false,
    coordinates: false,
    layer: false,
    name: "",
    colours: [],
    quiet: [],
  };
  try {
    const found = JSON.parse(stored ?? "{}") as Partial<Settings>;
    if (found.theme && ["light", "dark", "system"].includes(found.theme)) settings.theme = found.theme;
    if (found.language && LANGUAGES.includes(found.language)) settings.language = found.language;
    if (typeof found.speed === "number" && found.speed >= 0 && found.speed <= 4) settings.speed = found.speed;
    if (typeof found.volume === "number" && found.volume >= 0 && found.volume <= 1) settings.volume = found.volume;
    for (const key of Object.keys(settings) as (keyof Settings)[])
      if (typeof settings[key] === "boolean" && typeof found[key] === "boolean")
        Object.assign(settings, { [key]: found[key] });
    if (Array.isArray(found.colours)) settings.colours = found.colours.filter((one) => COLOURS.includes(one));
    if (Array.isArray(found.quiet)) settings.quiet = found.quiet.filter((one) => typeof one === "string");
    if (typeof found.name === "string") settings.name = found.name.slice(0, 40);
  } catch {
    // a damaged entry is replaced at the next change
  }
  return settings;
}

function load(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage may be forbidden: settings then last as long as the page
  }
}

/** The settings. Reactive; assign to change. */
export const settings = $state<Settings>(
  readSettings(load(), navigator.languages ?? [], matchMedia("(prefers-reduced-motion: reduce)").matches),
);

function store(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // see load
  }
}

function paint(): void {
  const system = matchMedia("(prefers-color-scheme: dark)").matches;
  const dark = settings.theme === "dark" || (settings.theme === "system" && system);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  const bar = dark ? "#202636" : "#FCF8F0";
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", bar);
}

/** Store every change and keep the page in its theme. Call once. */
export function startSettings(): void {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", paint);
  $effect.root(() => {
    $effect(store);
    $effect(paint);
  });
}
