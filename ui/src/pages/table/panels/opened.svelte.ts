/** Which panel is open beside the table, and where the focus goes back to when it closes. */
import { tick } from "svelte";

import type { Panel } from "../panel";

export class Opened {
  panel = $state<Panel | null>(null);
  rule = $state(""); // that the panel of rules shows
  private opener: HTMLElement | null = null;

  /** Open a panel, or close it if it is open. */
  open(which: Panel, from?: HTMLElement): void {
    if (this.panel === which) return void this.close();
    if (from) this.opener = from;
    this.panel = which;
  }

  openRule(id: string, from: HTMLElement): void {
    this.rule = id;
    if (this.panel !== "rule") this.opener = from;
    this.panel = "rule";
  }

  async close(): Promise<void> {
    this.panel = null;
    await tick();
    this.opener?.focus({ preventScroll: true });
    this.opener = null;
  }
}
