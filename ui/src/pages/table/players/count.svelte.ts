/** A figure that counts to its new value and says for a while by how much it changed. */
import { screen } from "../../../lib/screen.svelte";
import { settings } from "../../../lib/settings.svelte";

const COUNT = 350; // ms
const STAYS = 2000; // ms that "+20" is shown

/** The value between two at a moment from 0 to 1, slowing down. */
export function between(from: number, to: number, t: number): number {
  const eased = 1 - (1 - Math.min(1, Math.max(0, t))) ** 3;
  return Math.round(from + (to - from) * eased);
}

export class Counting {
  shown = $state(0);
  change = $state(0);
  private target = 0;
  private frame = 0;
  private timer = 0;

  constructor(value: number) {
    this.shown = this.target = value;
  }

  /** Go to a new value. */
  to(value: number): void {
    if (value === this.target) return;
    const from = this.shown;
    this.change = value - this.target;
    this.target = value;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.change = 0), STAYS);
    cancelAnimationFrame(this.frame);
    const length = settings.speed > 0 && !screen.reduced ? COUNT / settings.speed : 0;
    const start = performance.now();
    const step = (now: number): void => {
      const t = length ? (now - start) / length : 1;
      this.shown = between(from, value, t);
      if (t < 1) this.frame = requestAnimationFrame(step);
    };
    step(start);
    if (!length) this.shown = value;
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
  }
}
