/** The browser's own words, in Fluent, one chunk per language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { settings, type Language } from "./settings.svelte";

export type Args = Record<string, FluentVariable>;

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../../../src/alcaide/locale/en/ui.ftl?raw"),
  it: () => import("../../../src/alcaide/locale/it/ui.ftl?raw"),
  fr: () => import("../../../src/alcaide/locale/fr/ui.ftl?raw"),
};

let bundle = $state.raw<FluentBundle | null>(null);

/** Make a bundle of one language from its source. */
export function makeBundle(language: string, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** Say a message in the language of the page. Reactive: a change of language is seen at once. */
export function t(key: string, args: Args = {}): string {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return key;
  return bundle.formatPattern(pattern, args, []);
}

/** Load a language, then switch the page to it. */
export async function setLanguage(language: Language): Promise<void> {
  const source = await SOURCES[language]();
  bundle = makeBundle(language, source.default);
  settings.language = language;
  document.documentElement.lang = language;
}

/** Write a number as the language of the page does. */
export function number(value: number): string {
  return new Intl.NumberFormat(settings.language).format(value);
}
