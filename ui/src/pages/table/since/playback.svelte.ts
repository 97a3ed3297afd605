/** A game that plays by itself: from action to action, at a speed, to where it is to end. */

/** What is played back: where it stands, and how to go elsewhere. */
export interface Reel {
  step: () => number;
  show: (step: number) => void;
}

export const PACE = 700; // ms for an action
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];
const PATIENCE = 60; // ms between two looks whether what was asked for is there

export class Playback {
  playing = $state(false);
  speed = $state(1);
  end = $state(0); // the action after which it stops
  private wanted = 0;
  private timer = 0;

  constructor(private readonly reel: Reel) {}

  /** Play from a position to another one. */
  play(from: number, end: number): void {
    this.end = end;
    this.playing = true;
    if (from !== this.reel.step()) this.show(from);
    else this.wanted = from;
    this.wait();
  }

  /** Stand still where it is. */
  pause(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  /** Stand still, or go on; from the end, begin anew. */
  toggle(end: number): void {
    if (this.playing) this.pause();
    else this.play(this.reel.step() >= end ? 0 : this.reel.step(), end);
  }

  /** Go to a position, and play on from there if it plays. */
  go(step: number): void {
    this.show(step);
    if (this.playing) this.wait();
  }

  /** The next speed, and after the highest the lowest. */
  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
    if (this.playing) this.wait();
  }

  private show(step: number): void {
    this.wanted = step;
    this.reel.show(step);
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.next, PACE / this.speed) as unknown as number;
  }

  private next = (): void => {
    if (!this.playing) return;
    if (this.reel.step() !== this.wanted) {
      this.timer = setTimeout(this.next, PATIENCE) as unknown as number; // it is still being drawn
      return;
    }
    if (this.wanted < this.end) this.show(this.wanted + 1);
    if (this.wanted < this.end) this.wait();
    else this.playing = false;
  };
}

/** The first of some actions after a position; ``before``: the last one before it. */
export function following(stops: readonly number[], step: number): number | undefined {
  return stops.find((stop) => stop > step);
}

/** The last of some actions before a position. */
export function preceding(stops: readonly number[], step: number): number | undefined {
  return stops.findLast((stop) => stop < step);
}
