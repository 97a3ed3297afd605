/** Pointing at the things of a step: a style for whatever shows these picks, wherever it is drawn. */

/** The style rule that points at picks; "" for none. The board marks its own places. */
export function pointing(picks: readonly string[]): string {
  const shown = picks.filter((pick) => !pick.startsWith("cell:") && !pick.startsWith("turn:"));
  const things = shown.flatMap((pick) => [
    `button[data-pick="${pick}"]:not(.sel)${only(shown, pick)}`,
    `button[data-holds~="${pick}"]`, // opens what holds it
  ]);
  if (!things.length) return "";
  return `${things.join(",")}{box-shadow:0 0 0 3px var(--brass),0 0 18px 2px var(--brass);border-color:var(--brass);animation:point 1.6s ease-in-out infinite}`;
}

/** Of several options of one name, those that are one action: the one that all other picks belong to. */
function only(picks: readonly string[], pick: string): string {
  const others = picks.filter((other) => other !== pick).map((other) => `[data-picks~="${other}"]`);
  return others.length && pick.startsWith("option:") ? `:is(:not([data-picks]),${others.join("")})` : "";
}

const PULSE = "@keyframes point{50%{box-shadow:0 0 0 2px var(--brass),0 0 6px 0 var(--brass)}}";

let sheet: CSSStyleSheet | null = null;

/** Point at these picks from now on; an empty list points at nothing. */
export function pointAt(picks: readonly string[]): void {
  if (typeof CSSStyleSheet === "undefined" || !("replaceSync" in CSSStyleSheet.prototype)) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(PULSE + pointing(picks));
}
