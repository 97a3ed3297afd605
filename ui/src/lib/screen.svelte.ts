/** How large the screen is, in the four sizes of the table, and whether motion is wanted. */

export type Size = "phone" | "tablet" | "desktop" | "large";

const media = (query: string): MediaQueryList => matchMedia(query);

class Screen {
  private queries = {
    phone: media("(max-width: 699.98px)"),
    low: media("(max-height: 500px) and (max-width: 1000px)"), // a phone on its side
    tablet: media("(max-width: 1180px)"),
    large: media("(min-width: 1800px)"),
    reduced: media("(prefers-reduced-motion: reduce)"),
    coarse: media("(pointer: coarse)"),
  };
  size = $state<Size>("desktop");
  sideways = $state(false);
  reduced = $state(false);
  coarse = $state(false);

  constructor() {
    for (const query of Object.values(this.queries)) query.addEventListener("change", () => this.read());
    this.read();
  }

  private read(): void {
    const { phone, low, tablet, large, reduced, coarse } = this.queries;
    this.sideways = low.matches && !phone.matches;
    this.size =
      phone.matches || low.matches ? "phone" : tablet.matches ? "tablet" : large.matches ? "large" : "desktop";
    this.reduced = reduced.matches;
    this.coarse = coarse.matches;
  }
}

/** The screen. Reactive. */
export const screen = new Screen();
