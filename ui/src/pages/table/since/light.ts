/** A style for whatever else shows a place of the log: cards, and the rows of seats. */
import type { Marked } from "./marked";

let sheet: CSSStyleSheet | null = null;

const quoted = (place: string): string => JSON.stringify(place);
const shown = (place: string): string => `[data-pick=${quoted(place)}]:not(svg *),[data-place=${quoted(place)}]`;

/** The rules for what is pointed at, and for what happened, with its number. */
export function rulesOf(lit: readonly string[], marked: readonly Marked[]): string {
  const rings = marked.flatMap(({ number, places }) =>
    places.map(
      (place) =>
        `${shown(place)}{box-shadow:0 0 0 2px #fffdf8,0 0 0 4.6px var(--ink)!important;position:relative}` +
        `[data-pick=${quoted(place)}]:not(svg *)::after{content:"${number}";position:absolute;inset:var(--mark-at,-6px -6px auto auto);` +
        "width:24px;height:24px;border-radius:50%;border:2px solid #fff;background:#2b1d12;color:#fff;" +
        "font:700 13px/20px var(--font-text);text-align:center;z-index:3}",
    ),
  );
  const lights = lit.map((place) => `${shown(place)}{box-shadow:0 0 0 2px #fffdf8,0 0 0 6.5px var(--link)!important}`);
  return [...rings, ...lights].join("\n");
}

/** Light these from now on. */
export function light(lit: readonly string[], marked: readonly Marked[]): void {
  if (typeof CSSStyleSheet === "undefined" || !("replaceSync" in CSSStyleSheet.prototype)) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(rulesOf(lit, marked));
}
