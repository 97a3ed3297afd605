/** One stop of the tab key for a group of buttons; the arrow keys go from one to the next. */
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The index the focus goes to with a key; null: the key is not ours. */
export function target(key: string, at: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (at + step + count) % count;
}

/** Let the focus rove over the buttons inside an element. */
export const roving: Attachment<HTMLElement> = (element) => {
  const buttons = (): HTMLElement[] => [...element.querySelectorAll<HTMLElement>("button:not(:disabled)")];

  function settle(wanted?: HTMLElement): void {
    const all = buttons();
    const stop = wanted ?? all.find((one) => one.tabIndex === 0 && one === document.activeElement) ?? all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  }

  function keydown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const all = buttons();
    const at = all.indexOf(event.target as HTMLElement);
    const to = at < 0 ? null : target(event.key, at, all.length);
    if (to === null) return;
    event.preventDefault();
    settle(all[to]);
    all[to]!.focus();
  }

  const focusin = (event: FocusEvent): void =>
    settle((event.target as Element).closest<HTMLElement>("button") ?? undefined);
  const watch = new MutationObserver(() => settle());
  settle();
  watch.observe(element, { childList: true, subtree: true });
  element.addEventListener("keydown", keydown);
  element.addEventListener("focusin", focusin);
  return () => {
    watch.disconnect();
    element.removeEventListener("keydown", keydown);
    element.removeEventListener("focusin", focusin);
  };
};
