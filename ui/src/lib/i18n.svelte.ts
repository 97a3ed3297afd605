/** The browser's own words, in Fluent: those of every page, and parts that only some pages need. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { settings, type Language } from "./settings.svelte";

export type Args = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>("../../../src/alcaide/locale/*/ui*.ftl", { query: "?raw", import: "default" });

const wanted = new Set<string>();
let bundle = $state.raw<FluentBundle | null>(null);

/** Make a bundle of one language from its sources. */
export function makeBundle(language: string, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
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
  const known = wanted.size;
  const names = ["ui", ...[...wanted].map((part) => `ui-${part}`)];
  const sources = await Promise.all(names.map((name) => read(language, name)));
  if (wanted.size > known) return setLanguage(language); // a page was gone to meanwhile
  bundle = makeBundle(language, ...sources);
  settings.language = language;
  document.documentElement.lang = language;
}

/** Load the words of a part, in the language of the page and in any that it is switched to. */
export async function needWords(part: string): Promise<void> {
  if (wanted.has(part)) return;
  const language = settings.language;
  const source = await read(language, `ui-${part}`);
  if (settings.language !== language) return needWords(part);
  wanted.add(part);
  bundle?.addResource(new FluentResource(source));
}

/** Write a number as the language of the page does. */
export function number(value: number): string {
  return new Intl.NumberFormat(settings.language).format(value);
}

async function read(language: Language, name: string): Promise<string> {
  return (await FILES[`../../../src/alcaide/locale/${language}/${name}.ftl`]?.()) ?? "";
}
