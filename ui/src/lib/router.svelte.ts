/** The own router: some kinds of address, the history of the browser, nothing else. */

export type Route =
  | { page: "home" }
  | { page: "account" }
  | { page: "lobby" }
  | { page: "desk" }
  | { page: "editor"; position: string }
  | { page: "table"; id: string; at?: number }
  | { page: "rules"; game: string; rule: string }
  | { page: "learn"; game: string }
  | { page: "lessons" }
  | { page: "players" }
  | { page: "player"; id: string }
  | { page: "verify"; table: string }
  | { page: "import" }
  | { page: "companion"; at: string }
  | { page: "club" }
  | { page: "clubtext"; text: string }
  | { page: "boards" }
  | { page: "board"; game: string; id: string }
  | { page: "missing" };

const TEXTS = ["imprint", "conduct", "privacy"]; // of a club

/** Read an address; the hash of a rules page is the rule to open. */
export function parse(path: string, hash = ""): Route {
  const [first, second, ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "learn" && second === undefined) return { page: "lessons" };
  if (first === "players" && second === undefined) return { page: "players" };
  if (first === "verify" && second === undefined) return { page: "verify", table: tagged(hash, "table") };
  if (first === undefined) return { page: "home" };
  if (first === "import" && second === undefined) return { page: "import" };
  if (first === "lobby" && second === undefined) return { page: "lobby" };
  if (first === "account" && second === undefined) return { page: "account" };
  if (first === "companion" && second === undefined) return { page: "companion", at: hash.replace(/^#/, "") };
  if (first === "club" && second === undefined) return { page: "club" };
  if (first === "editor" && second === undefined) return { page: "editor", position: hash.replace(/^#/, "") };
  if (first === "desk" && second === undefined) return { page: "desk" };
  if (first === "boards" && second === undefined) return { page: "boards" };
  if (second === undefined || rest.length) return { page: "missing" };
  if (first === "table") return { page: "table", id: second, at: position(hash) };
  if (first === "rules") return { page: "rules", game: second, rule: hash.replace(/^#/, "") };
  if (first === "learn") return { page: "learn", game: second };
  if (first === "boards") return { page: "board", game: second, id: tagged(hash, "id") };
  if (first === "club" && TEXTS.includes(second)) return { page: "clubtext", text: second };
  if (first === "player") return { page: "player", id: second };
  return { page: "missing" };
}

/** Return what stands behind NAME= in a hash. */
function tagged(hash: string, name: string): string {
  return new URLSearchParams(hash.replace(/^#/, "")).get(name) ?? "";
}

/** The position that an address of a table opens: "#at=37". */
function position(hash: string): number | undefined {
  const at = tagged(hash, "at");
  return /^\d{1,6}$/.test(at) ? Number(at) : undefined;
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
