/** A figure that counts to its new value and says for a while by how much it changed. */
import { eased, progress } from "../../../lib/elapsed";
import { screen } from "../../../lib/screen.svelte";
import { settings } from "../../../lib/settings.svelte";

const COUNT = 350; // ms
const RUNS = 250; // ms from one step of a figure that runs to the next
const STAYS = 2000; // ms that "+20" is shown

/** The value between two at a moment from 0 to 1, slowing down. */
export function between(from: number, to: number, t: number): number {
  return Math.round(from + (to - from) * eased(t));
}

export class Counting {
  shown = $state(0);
  change = $state(0);
  private target = 0;
  private frame = 0;
  private timer = 0;
  private changed = 0; // when

  constructor(value: number) {
    this.shown = this.target = value;
  }

  /** Go to a new value. */
  to(value: number): void {
    if (value === this.target) return;
    const from = this.shown;
    this.change = this.told(value - this.target);
    this.target = value;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.change = 0), STAYS);
    cancelAnimationFrame(this.frame);
    const length = settings.speed > 0 && !screen.reduced ? COUNT / settings.speed : 0;
    const start = performance.now();
    const step = (now: number): void => {
      const t = progress(start, now, length);
      this.shown = between(from, value, t);
      if (t < 1) this.frame = requestAnimationFrame(step);
    };
    step(start);
  }

  /** What is said of a change: of one that runs on step by step the whole. */
  private told(change: number): number {
    const now = performance.now();
    const on = now - this.changed < RUNS && Math.sign(change) === Math.sign(this.change);
    this.changed = now;
    return on ? this.change + change : change;
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
  }
}
