/** A planned stop of the server: asked for now and then, counted down by the page itself. */
import type { StopInfo } from "../types";
import { account } from "./account";
import { elapsed } from "./elapsed";

const PAUSE = 30_000; // ms between two questions
const BEAT = 1000;
const SHOWN = 86_400; // seconds before it, from when on people are told
const OFTEN = 5; // beats between two questions while the server is away, as planned

class Stop {
  plan = $state.raw<StopInfo | null>(null);
  private since = 0; // when that was told
  private passed = $state(0); // ms
  private beats = 0;

  /** Seconds until the server stops; 0: it does now. */
  readonly left = $derived(Math.max(0, (this.plan?.left ?? 0) - this.passed / 1000));
  readonly reached = $derived(this.plan !== null && this.left <= 0);
  readonly shown = $derived(this.plan !== null && this.left <= SHOWN);

  /** Take in what the server says. */
  take(plan: StopInfo | null): void {
    this.since = performance.now();
    this.passed = 0;
    this.plan = plan;
  }

  /** Ask now; while nobody answers, what was planned holds. */
  ask = (): void => {
    void account.me().then(
      (info) => this.take(info.stop ?? null),
      () => {},
    );
  };

  /** Keep up to date until what is returned is called. */
  watch(): () => void {
    const asking = setInterval(this.look, PAUSE);
    const counting = setInterval(this.beat, BEAT);
    document.addEventListener("visibilitychange", this.look);
    this.ask();
    return () => {
      clearInterval(asking);
      clearInterval(counting);
      document.removeEventListener("visibilitychange", this.look);
    };
  }

  private look = (): void => {
    if (document.visibilityState === "visible") this.ask();
  };

  private beat = (): void => {
    if (!this.plan) return;
    this.passed = elapsed(this.since, performance.now());
    if (this.reached && ++this.beats % OFTEN === 0) this.look();
  };
}

export const stop = new Stop();

/** What whoever listens is told, and when: that it is planned, at some minutes before it, and at last. */
export function spoken(left: number): string {
  const marks = [0, 60, 300, 900];
  return String(marks.find((mark) => left <= mark) ?? "first");
}
