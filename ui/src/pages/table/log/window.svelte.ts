/** Which pages of a long list are worth their elements: those near the part that is in sight, and where the focus is. */
import { SvelteSet } from "svelte/reactivity";

const NEAR = "800px 0px"; // above and below

export class Window {
  focused = $state(-1);
  private near = new SvelteSet<number>();
  private heights = new Map<number, number>();
  private watcher: IntersectionObserver | null = null;

  /** Is a page to be drawn? The newest one always is: something may come to it at any time. */
  shows(page: number, newest: number): boolean {
    return page === newest || page === this.focused || this.near.has(page);
  }

  /** How high a page is that is not drawn, in pixels. */
  height(page: number, lines: number): number {
    return this.heights.get(page) ?? lines * 28;
  }

  /** Watch an element that scrolls; what lies in it is told by ``place``. */
  scroller = (element: HTMLElement): (() => void) => {
    if (typeof IntersectionObserver === "undefined") return () => {};
    this.watcher = new IntersectionObserver((seen) => seen.forEach((one) => this.note(one)), {
      root: element,
      rootMargin: NEAR,
    });
    for (const page of element.querySelectorAll("[data-page]")) this.watcher.observe(page);
    return () => this.watcher?.disconnect();
  };

  /** Watch a page, which says its number in ``data-page``. */
  place = (element: HTMLElement): (() => void) => {
    this.watcher?.observe(element);
    return () => this.watcher?.unobserve(element);
  };

  private note({ target, isIntersecting, boundingClientRect }: IntersectionObserverEntry): void {
    const page = Number((target as HTMLElement).dataset.page);
    if (isIntersecting) this.near.add(page);
    else if (this.near.delete(page)) this.heights.set(page, boundingClientRect.height);
  }
}
