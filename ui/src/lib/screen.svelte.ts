/** How large the screen is, in the four sizes of the table, and whether motion is wanted. */

export type Size = "phone" | "tablet" | "desktop" | "large";

import { breakpoint } from "./breakpoints";

const media = (query: string): MediaQueryList => matchMedia(query);

class Screen {
  private queries = {
    phone: media(breakpoint("phone")),
    sideways: media(breakpoint("sideways")),
    slender: media(breakpoint("slender")),
    tablet: media(breakpoint("narrow")),
    large: media(breakpoint("wide")),
    reduced: media("(prefers-reduced-motion: reduce)"),
    coarse: media("(pointer: coarse)"),
  };
  size = $state<Size>("desktop");
  sideways = $state(false);
  slender = $state(false); // too narrow for three columns
  reduced = $state(false);
  coarse = $state(false);

  constructor() {
    for (const query of Object.values(this.queries)) query.addEventListener("change", () => this.read());
    this.read();
  }

  private read(): void {
    const { phone, sideways, slender, tablet, large, reduced, coarse } = this.queries;
    this.sideways = sideways.matches;
    this.size =
      phone.matches || sideways.matches ? "phone" : tablet.matches ? "tablet" : large.matches ? "large" : "desktop";
    this.slender = slender.matches && !sideways.matches;
    this.reduced = reduced.matches;
    this.coarse = coarse.matches;
  }
}

/** The screen. Reactive. */
export const screen = new Screen();
