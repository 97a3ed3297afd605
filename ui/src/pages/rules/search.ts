/** Searching a book of rules: every word typed must occur, or a name of the same thing. */
import type { RuleInfo, TermInfo } from "../../types";
import { fold, met, wishes } from "./glossary";

/** The text of a piece of HTML. */
export function plain(html: string): string {
  return parse(html).textContent ?? "";
}

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, "text/html").body;
}

/** The rules in which all that is typed occurs, in their number, section or text. */
export function search(rules: readonly RuleInfo[], query: string, terms: readonly TermInfo[] = []): RuleInfo[] {
  const wanted = wishes(query, terms);
  if (!wanted.length) return [...rules];
  return rules.filter((rule) => {
    const text = fold(`${rule.id} ${rule.section} ${plain(rule.html)}`);
    return wanted.every((wish) => met(wish, text));
  });
}

/** Mark what a search found in the text of HTML; tags stay as they are. */
export function highlight(html: string, query: string, terms: readonly TermInfo[] = []): string {
  const wanted = wishes(query, terms).flat();
  if (!wanted.length) return html;
  const body = parse(html);
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) mark(text, wanted);
  return body.innerHTML;
}

function mark(text: Text, wanted: string[]): void {
  const source = text.data;
  const runs = occurrences(fold(source), wanted);
  if (!runs.length) return;
  const parts: (string | Node)[] = [];
  let at = 0;
  for (const [start, end] of runs) {
    const found = document.createElement("mark");
    found.textContent = source.slice(start, end);
    parts.push(source.slice(at, start), found);
    at = end;
  }
  text.replaceWith(...parts, source.slice(at));
}

/** Where the words occur, overlapping runs joined. */
export function occurrences(text: string, wanted: readonly string[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const word of wanted) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) runs.push([at, at + word.length]);
  }
  runs.sort((a, b) => a[0] - b[0]);
  const joined: [number, number][] = [];
  for (const [start, end] of runs) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

/** A part of the book: a section with its rules. */
export interface Section {
  name: string;
  anchor: string;
  rules: RuleInfo[];
}

/** Rules by section, in their order. The anchor is that of the first numbered rule. */
export function sections(rules: readonly RuleInfo[]): Section[] {
  const out: Section[] = [];
  for (const rule of rules) {
    let last = out.at(-1);
    if (!last || last.name !== rule.section) {
      last = { name: rule.section, anchor: `part-${out.length}`, rules: [] };
      out.push(last);
    }
    last.rules.push(rule);
  }
  return out;
}
