/** The own router: four kinds of address, the history of the browser, nothing else. */

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "learn"; game: string }
  | { page: "missing" };

/** Read an address; the hash of a rules page is the rule to open. */
export function parse(path: string, hash = ""): Route {
  const [first, second, ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === undefined) return { page: "home" };
  if (second === undefined || rest.length) return { page: "missing" };
  if (first === "table") return { page: "table", id: second };
  if (first === "rules") return { page: "rules", game: second, rule: hash.replace(/^#/, "") };
  if (first === "learn") return { page: "learn", game: second };
  return { page: "missing" };
}

let current = $state<Route>(parse(location.pathname, location.hash));

/** Where we are. Reactive. */
export const route = {
  get now(): Route {
    return current;
  },
};

/** Go to an address of ours. */
export function go(href: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, "", href);
  else history.pushState(null, "", href);
  refresh();
  window.scrollTo(0, 0);
}

function refresh(): void {
  current = parse(location.pathname, location.hash);
}

/** Follow the back button and plain clicks on our own links. Call once. */
export function startRouter(): void {
  addEventListener("popstate", refresh);
  addEventListener("hashchange", refresh);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    const href = link?.getAttribute("href") ?? "";
    if (!href.startsWith("/") || href.startsWith("/api/") || link?.hasAttribute("download")) return;
    if (link?.getAttribute("target")) return;
    event.preventDefault();
    go(href);
  });
}
