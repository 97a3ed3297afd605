/** One clock: everything on the stage is a function of its time, so any moment can be shown or left out. */
import { clamp, type Ease } from "./easing";

/** What happens in a stretch of time: ``run`` is given how far it is. */
interface Track {
  at: number; // ms
  length: number;
  ease: Ease;
  run: (p: number) => void;
  fades: boolean; // nothing that moves: stays as it is where motion is not wanted
}

interface Cue {
  at: number;
  run: () => void;
}

export class Timeline {
  length = 0;
  now = 0;
  private tracks: Track[] = [];
  private cues: Cue[] = [];

  /** Let something happen from a moment on; returns when it ends. */
  add(at: number, length: number, ease: Ease, run: (p: number) => void, fades = false): number {
    this.tracks.push({ at, length, ease, run, fades });
    this.length = Math.max(this.length, at + length);
    return at + length;
  }

  /** Let something be heard when a moment is passed, but not when it is skipped. */
  cue(at: number, run: () => void): void {
    this.cues.push({ at, run });
  }

  /** Show a moment. ``calm``: nothing is on its way, things are at one place or the other. */
  seek(time: number, calm = false): void {
    this.now = clamp(time, 0, this.length);
    for (const track of this.tracks) track.run(track.ease(part(track, this.now, calm)));
  }

  /** Show a moment after the present one, with what is heard until then. */
  play(time: number, calm = false): void {
    const was = this.now;
    this.seek(time, calm);
    for (const cue of this.cues) if ((cue.at > was || (cue.at === 0 && was === 0)) && cue.at <= this.now) cue.run();
  }
}

/** How far a track is at a moment; where motion is not wanted it jumps at half of its time. */
function part({ at, length, fades }: Track, now: number, calm: boolean): number {
  if (calm && !fades) return now >= at + length / 2 ? 1 : 0;
  if (!length) return now >= at ? 1 : 0;
  return clamp((now - at) / length);
}
