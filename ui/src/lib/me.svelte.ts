/** Who sits at this browser, where people come from elsewhere. */
import { account } from "./account";
import { setLanguage } from "./i18n.svelte";
import { prefsOf, take } from "./prefs";
import { LANGUAGES, settings, type Language } from "./settings.svelte";
import type { MeInfo } from "../types";

const PAUSE = 800; // ms after the last change of a setting before the account is told

let now = $state.raw<MeInfo | null>(null);
let asking = $state.raw<((known: boolean) => void) | null>(null);
let kept = ""; // what the account knows of the settings

/** The person. Reactive; null: not known yet. */
export const me = {
  get now(): MeInfo | null {
    return now;
  },
  /** Do people come from elsewhere? */
  get online(): boolean {
    return now?.online ?? false;
  },
  /** Do people have to say who they are here, and has this one not? */
  get stranger(): boolean {
    return now !== null && now.online && !now.id;
  },
  /** Is somebody being asked for a name? */
  get asked(): boolean {
    return asking !== null;
  },
};

/** Take note of who it is, and of what he likes. */
export async function setMe(info: MeInfo): Promise<void> {
  const fresh = info.id !== now?.id;
  now = info;
  if (!fresh || !info.online || !info.id) return;
  take(settings, info.prefs);
  if ((LANGUAGES as readonly string[]).includes(info.lang)) await setLanguage(info.lang as Language);
  kept = written();
}

/** Ask the server who it is. */
export async function loadMe(): Promise<void> {
  const found = await account.me().catch(() => null); // offline: the pages say so themselves
  if (found) await setMe(found);
}

/** Become a guest under a name, if one is nobody yet. */
export async function become(name: string): Promise<void> {
  await setMe(await account.guest(name));
  settings.name = now?.name ?? settings.name;
}

/** Make sure that there is a person: ask a stranger for a name. False: he would not say. */
export async function needPerson(): Promise<boolean> {
  if (!now) await loadMe();
  if (!me.stranger) return true;
  return new Promise((done) => (asking = done));
}

/** End the asking of `needPerson`. */
export function answer(known: boolean): void {
  asking?.(known);
  asking = null;
}

const written = () => JSON.stringify([settings.language, prefsOf(settings)]);

/** Know the person, and keep with his account what he changes. Call once. */
export function startMe(): void {
  void loadMe();
  $effect.root(() => {
    $effect(() => {
      const wanted = written();
      if (!now?.online || !now.id || wanted === kept) return;
      const timer = setTimeout(() => {
        kept = wanted;
        account.change({ lang: settings.language, prefs: prefsOf(settings) }).catch(() => (kept = ""));
      }, PAUSE);
      return () => clearTimeout(timer);
    });
  });
}
