/** What things are called: a word of somebody's printed rules leads to ours for the same thing. */
import type { TermInfo } from "../../types";

const BEGUN = 4; // letters by which a name is known while it is being typed

/** A letter without case and accents; always one character, so that places stay the same. */
export function fold(text: string): string {
  let out = "";
  for (const letter of text) {
    const bare = letter.normalize("NFD")[0]!.toLowerCase();
    out += bare.length === letter.length ? bare : letter;
  }
  return out.replaceAll("’", "'");
}

/** The words of a query. */
export function words(query: string): string[] {
  return [...new Set(fold(query).split(/\s+/).filter(Boolean))];
}

/** For every word or name in a query, the names that will do as well; itself comes first. */
export function wishes(query: string, terms: readonly TermInfo[]): string[][] {
  const named = terms.map((term) => [...term.ours, ...term.others].map(fold));
  const found: string[][] = [];
  for (let left = words(query); left.length;) {
    const size = Math.max(1, ...named.flat().map((name) => leads(left, name)));
    const phrase = left.slice(0, size);
    const same = named.filter((names) => names.some((name) => leads(phrase, name) === size));
    found.push([...new Set([phrase.join(" "), ...same.flat()])]);
    left = left.slice(size);
  }
  return found;
}

/** How many words a name has, if the words begin with it; 0 if they do not. */
function leads(left: readonly string[], name: string): number {
  const parts = name.split(" ");
  const known = left.join(" ").length >= BEGUN;
  const fits = parts.every((part, i) => {
    const word = left[i] ?? "";
    return part === word || (known && word && i === left.length - 1 && part.startsWith(word));
  });
  return fits ? parts.length : 0;
}

/** Whether a folded text speaks of what is wished for, by any name. */
export function met(wish: readonly string[], text: string): boolean {
  return wish.some((name) => text.includes(name));
}
