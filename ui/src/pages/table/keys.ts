/** The keys of the table. */
import type { Camera } from "./stage/camera.svelte";
import { plan, step, turn } from "./live/looking";
import { settings } from "../../lib/settings.svelte";
import { layered } from "./live/layers.svelte";
import type { Picker } from "./picking/picker.svelte";
import type { Session } from "./live/session";

export interface Keyed {
  session: () => Session;
  picker: Picker;
  camera: Camera;
  blocked: () => boolean;
  closePanel: () => boolean; // was one open?
  words: () => void;
  hint: () => void;
  orders: () => void; // what is answered without asking
  next: () => void; // to another table
}

/** Is the key meant for something else: a field, a slider, a button under the focus? */
export function occupied(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (target.closest?.("input, select, textarea, [contenteditable]")) return true;
  return event.key === "Enter" && Boolean(target.closest?.("a, button:not([data-pick])"));
}

/** Where the focus goes with one key: hand, board, options, market. */
const PLACES: Record<string, string> = {
  h: '[data-testid="hand"] button',
  b: '[data-testid="board"] [role="button"][tabindex="0"]',
  o: '[data-testid="offers"] [data-option]',
  m: '[data-testid="market"] button',
};

const HERE = '[data-testid="here"] [data-row]'; // what may be chosen at the place comes first

function focus(selector: string): void {
  const here = selector === PLACES.o ? document.querySelector<HTMLElement>(HERE) : null;
  if (here) return here.focus();
  document.querySelector<HTMLElement>(selector)?.focus();
}

/** Put the focus on the first option. */
export function focusOffers(): void {
  focus(PLACES.o!);
}

/** Lay chances and dangers over the table, or take them away. */
function over({ view, layers }: Session): void {
  if (view && layered(view, layers)) settings.layer = !settings.layer;
}

/** Make the listener for the window. */
export function keys(on: Keyed): (event: KeyboardEvent) => void {
  const acts: Record<string, () => void> = {
    u: () => on.session().view?.decision?.can_undo && on.session().undo(),
    q: () => turn(on.session(), -1),
    e: () => turn(on.session(), 1),
    p: () => plan(on.session()),
    "+": () => on.camera.nearer(1.4),
    "=": () => on.camera.nearer(1.4),
    "-": () => on.camera.nearer(1 / 1.4),
    "0": () => on.camera.fit(),
    "[": () => step(on.session(), -1),
    "]": () => step(on.session(), 1),
    t: on.words,
    i: on.hint,
    v: on.orders,
    n: on.next,
    l: () => over(on.session()),
    r: () => on.picker.rotate(1),
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || on.blocked()) return;
    if (event.key === "Escape") {
      if (on.closePanel() || on.picker.back()) event.preventDefault();
      return;
    }
    if (occupied(event)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key === "Enter") return confirm(on.picker, event);
    if (event.key === "R") return again(on, event);
    const shown = named(key);
    if (shown) return press(shown, event);
    const act = acts[key] ?? (PLACES[key] && (() => focus(PLACES[key]!)));
    if (!act) return;
    event.preventDefault();
    act();
  };
}

/** The main action of a number, or the choice of a letter at the place; a close-up has numbers of its own. */
function named(key: string): HTMLElement | null {
  if (document.querySelector('[data-testid="closeup"]')) return null;
  return document.querySelector(`[data-number="${CSS.escape(key)}"], [data-row="${CSS.escape(key)}"]`);
}

/** Press a main action by its number, or a choice at the place by its letter. */
function press(button: HTMLElement, event: KeyboardEvent): void {
  event.preventDefault();
  button.focus({ preventScroll: true });
  button.click();
}

/** Shift with the key that turns a thing plays again what others did; once one has picked, it turns the other way. */
function again({ session, picker }: Keyed, event: KeyboardEvent): void {
  event.preventDefault();
  const { past } = session();
  if (event.shiftKey && past?.since.length && !picker.chosen.length) past.replay();
  else picker.rotate(event.shiftKey ? -1 : 1);
}

/** Enter confirms what is meant; on a card or place that is not picked yet it picks. */
function confirm(picker: Picker, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const pick = target.closest?.("[data-pick]");
  if (pick && pick.getAttribute("aria-pressed") !== "true") return;
  if (!picker.meant || event.repeat) return;
  event.preventDefault();
  picker.confirm();
}
