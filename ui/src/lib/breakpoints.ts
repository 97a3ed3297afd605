/** Where the pages change their layout, as the style sheets have it. */
import sheet from "../styles/breakpoints.css?raw";

const queries = new Map([...sheet.matchAll(/@custom-media --(\w+) ([^;]+);/g)].map(([, name, query]) => [name, query]));

/** Return the media query of a breakpoint. */
export function breakpoint(name: string): string {
  const query = queries.get(name);
  if (!query) throw new Error(`no breakpoint ${name}`);
  return query;
}
