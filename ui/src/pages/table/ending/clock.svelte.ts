/** A clock for what is shown in time: it stands still while nobody can see the page. */
const LONGEST = 100; // ms a frame may count: who looks away misses nothing

export class Clock {
  at = $state(0); // ms
  private frame = 0;

  /** Run from the beginning to an end; ``speed`` 2 is twice as fast. */
  run(length: number, speed: number, done: () => void): void {
    this.stop();
    this.at = 0;
    let last = performance.now();
    const tick = (now: number) => {
      this.at = Math.min(length, this.at + Math.min(LONGEST, now - last) * speed);
      last = now;
      if (this.at < length) this.frame = requestAnimationFrame(tick);
      else done();
    };
    this.frame = requestAnimationFrame(tick);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }
}
