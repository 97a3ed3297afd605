/** What somebody pasted: the text of a position or a record, or a link of this site. */

const FIRST = /^\s*(?:\[[A-Z]|(?:;[^\n]*\n\s*)*[a-z-]+ [^\n]*\n)/;

/** Tell whether a text that was pasted anywhere on the page is meant for a table. */
export const meant = (text: string): boolean => text.length < 1_000_000 && (FIRST.test(text) || linked(text) !== null);

/** Return the path of a link to this site, with what follows it; null: it is none. */
export function linked(text: string, origin = location.origin): string | null {
  const link = text.trim();
  if (/\s/.test(link) || !URL.canParse(link)) return null;
  const url = new URL(link);
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}
