/** A scene that is being played: what its acts have in common. */
import { boardRoot, placeFor, placeOf, seatPlace, thing, type Place } from "./finding";
import { tabsOf, type Where } from "../phone/tabs";
import { Poses } from "./poses";
import { differences, Scenery } from "./scenery";
import type { Scene } from "./stage.svelte";
import { copyOf } from "./travel";
import { Timeline } from "./timeline";

/** Something on the page as it was before. */
export interface Kept {
  copy: HTMLElement;
  place: Place;
}

export class Show {
  readonly line = new Timeline();
  readonly poses = new Poses();
  readonly scenery: Scenery | null;
  readonly claimed = new Set<string>(); // pieces of the board whose change an event shows
  private readonly tabs: Where;
  private readonly kept = new Map<string, Kept>();

  constructor(
    readonly scene: Scene,
    readonly layer: HTMLElement,
    readonly sing: (sound: string) => void,
  ) {
    this.tabs = new Map([...tabsOf(scene.last), ...tabsOf(scene.now)]);
    const root = boardRoot();
    const found = differences(scene.last.board.nodes, scene.now.board.nodes);
    this.scenery = root && found ? new Scenery(root, scene.last, scene.now, found) : null;
    for (const event of scene.events) {
      for (const pick of [event.start, ...event.places]) this.keep(pick);
    }
  }

  /** Remember what something looks like, as long as it is there. */
  private keep(pick: string): void {
    const source = thing(pick);
    const place = placeOf(source);
    if (!source || !place || this.kept.has(pick) || source instanceof SVGElement) return;
    this.kept.set(pick, { copy: copyOf(source, place), place });
  }

  /** What there was of a pick. */
  before(pick: string): Kept | undefined {
    return this.kept.get(pick);
  }

  /** Put something on the layer over the page. */
  fly<T extends Element>(shape: T): T {
    this.layer.append(shape);
    return shape;
  }

  /** Where something is, or would be found. */
  placeFor(pick: string): Place | null {
    return placeFor(pick, this.tabs);
  }

  /** Where something is now, or was before; else where its seat is. */
  where(pick: string, seat: number | null): Place | null {
    return this.placeFor(pick) ?? this.before(pick)?.place ?? seatPlace(seat);
  }

  /** The middle of a piece of the board on the page. */
  middle(key: string): Place | null {
    return placeOf(this.scenery?.parts(key)[0] ?? this.scenery?.root.querySelector(`[data-pick="${CSS.escape(key)}"]`));
  }

  /** Let a sound be heard. */
  sound(at: number, name: string): void {
    this.line.cue(at, () => this.sing(name));
  }

  /** Show a moment; ``heard``: it is played, not looked up. */
  frame(time: number, calm: boolean, heard: boolean): void {
    this.poses.clear();
    if (heard) this.line.play(time, calm);
    else this.line.seek(time, calm);
    this.poses.write();
  }

  /** Take everything off that was there for the play only. */
  clear(): void {
    this.poses.release();
    this.scenery?.clear();
    this.layer.replaceChildren();
  }
}
