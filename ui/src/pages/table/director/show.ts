/** A scene that is being played: what its acts have in common. */
import { boardRoot, placeFor, placeOf, seatPlace, thing, type Place } from "./finding";
import { tabsOf, type Where } from "../phone/tabs";
import { where } from "../since/where";
import { boardOf, shownSeat } from "../stage/whose";
import { Poses } from "./poses";
import { differences, Scenery, spot } from "./scenery";
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
    const seat = shownSeat(scene.now); // a board that was not on the stage before, either, has been there all the time
    const [last, now] = [boardOf(scene.last, seat), boardOf(scene.now, seat)];
    const found = differences(last.nodes, now.nodes);
    const colours = scene.now.seats.map((one) => one.colour);
    this.scenery = root && found ? new Scenery(root, last, now, colours, found) : null;
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

  /** Where on the board something is that has come, changed or gone, or is a place there. */
  spot(name: string): [number, number] | null {
    if (!this.scenery || !name) return null;
    const { now, found } = this.scenery;
    const gone = found.gone.get(name);
    const drawn = gone ? null : this.scenery.parts(name)[0]?.getBBox();
    if (drawn?.width) return [drawn.x + drawn.width / 2, drawn.y + drawn.height / 2];
    const piece = gone ?? found.fresh.get(name) ?? found.changed.get(name)?.is;
    if (piece) return spot(piece);
    const place = where(name, now);
    return place && [place.x, place.y];
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
