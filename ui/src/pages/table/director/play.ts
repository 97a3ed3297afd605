/** Plays scenes: builds their time line from the events, and runs it. */
import { screen } from "../../../lib/screen.svelte";
import { settings } from "../../../lib/settings.svelte";
import type { Camera } from "../stage/camera.svelte";
import { play as sing, type Sound } from "../overlays/sounds";
import { beats, figuresAt, pace, type Beat } from "./beats";
import * as board from "./board-acts";
import * as page from "./page-acts";
import { hides } from "./caption";
import { captionNow } from "./finding";
import { Show } from "./show";
import type { Player, Scene, Stage } from "./stage.svelte";

const REST = 260; // ms after the last event
const STAYS = 2400; // ms that the last words are seen
const GLIDE = 320; // ms of the camera
const ROOM = 120; // px round what happens, for words and tools
const MIDDLE = 0.1; // of the window on each side: what is within is seen well

export class Director implements Player {
  paused = false;
  private show: Show | null = null;
  private beats: readonly Beat[] = [];
  private frame = 0;
  private high = false; // the words stand above
  private quiet = 0; // timer: the words go

  constructor(
    private readonly stage: Stage,
    private readonly camera: Camera,
    private readonly layer: HTMLElement,
  ) {}

  prepare(scene: Scene): void {
    clearTimeout(this.quiet);
    this.show = new Show(scene, this.layer, (sound) => sing(sound as Sound));
    this.beats = beats(scene.events);
    this.high = false;
    this.stage.figures = figuresAt(this.beats, -1);
  }

  begin(): void {
    const { show } = this;
    if (!show) return;
    if (settings.speed <= 0 || typeof requestAnimationFrame !== "function") {
      this.look(show, this.beats[0]);
      return this.finish();
    }
    this.build(show);
    show.frame(0, screen.reduced, false);
    this.run(show);
  }

  finish(): void {
    const { show } = this;
    if (!show) return;
    cancelAnimationFrame(this.frame);
    this.show = null;
    this.paused = false;
    show.clear();
    this.stage.figures = new Map();
    this.say(this.beats.at(-1));
    this.quiet = window.setTimeout(() => (this.stage.told = null), STAYS);
    this.stage.idle();
  }

  /** Look where a beat happens, if that is not well in sight; is the camera on its way? */
  private look(show: Show, beat: Beat | undefined): boolean {
    const spots = this.about(beat)
      .map((name) => show.spot(name))
      .filter((one) => one !== null);
    const [left, top, width, height] = this.camera.box;
    const seen = (part: number) => part > MIDDLE && part < 1 - MIDDLE;
    if (!this.camera.zoomed || spots.every(([x, y]) => seen((x - left) / width) && seen((y - top) / height)))
      return false;
    const before = this.camera.goal;
    this.camera.show(spots, ROOM);
    return this.camera.goal.some((value, i) => Math.abs(value - before[i]!) > 0.5);
  }

  /** Lay everything that happens on the time line. */
  private build(show: Show): void {
    let laid = 0;
    for (const beat of this.beats) laid = Math.max(laid, act(show, beat, laid));
    const { scenery } = show;
    const turn = laid || (this.beats.find(({ event }) => event.kind !== "cost")?.at ?? 0);
    for (const key of scenery
      ? [...scenery.found.fresh.keys(), ...scenery.found.changed.keys(), ...scenery.found.gone.keys()]
      : []) {
      board.swap(show, key, turn);
    }
    show.line.add(
      (this.beats.at(-1)?.end ?? 0) + REST,
      0,
      (p) => p,
      () => undefined,
      true,
    );
  }

  private run(show: Show): void {
    const own = this.beats.some(({ event }) => event.seat !== null && show.scene.now.screen.includes(event.seat));
    let last = performance.now();
    let time = 0;
    let looked = 0; // beats that the camera has been on its way to
    let hold = 0; // ms until it is there
    const step = (now: number): void => {
      if (show !== this.show) return;
      const passed = Math.min(100, Math.max(0, now - last)); // a page that was away goes on where it was
      last = now;
      this.frame = requestAnimationFrame(step);
      if (hold > 0) return void (hold -= passed);
      const next = this.paused ? time : time + passed * pace(settings.speed, own, show.scene.waiting);
      for (; looked < this.beats.length && this.beats[looked]!.at <= next; looked++) {
        if (!this.look(show, this.beats[looked]) || screen.reduced) continue;
        hold = GLIDE / settings.speed;
        looked++;
        return;
      }
      time = next;
      if (time >= show.line.length) return this.finish();
      this.at(show, time, true);
    };
    this.frame = requestAnimationFrame(step);
  }

  /** Show a moment. */
  private at(show: Show, time: number, heard: boolean): void {
    show.frame(time, screen.reduced, heard);
    const figures = figuresAt(this.beats, time);
    if (!same(figures, this.stage.figures)) this.stage.figures = figures;
    this.say(this.beats.findLast((beat) => beat.at <= time));
  }

  private say(beat: Beat | undefined): void {
    const { said = "", rule = "" } = beat?.event ?? {};
    if (said === (this.stage.told?.said ?? "")) return;
    if (beat) this.high = this.aside(beat);
    this.stage.told = said ? { said, rule, high: this.high } : null;
  }

  /** The places and things that the words of a beat are about. */
  private about(beat: Beat | undefined): string[] {
    const said = this.beats.slice(beat ? this.beats.indexOf(beat) : this.beats.length);
    const until = said.findIndex(({ event }) => event.said !== beat?.event.said);
    return said
      .slice(0, until < 0 ? undefined : until)
      .flatMap(({ event: { places, thing: key, goal, start } }) => (places.length ? places : [key, goal, start]))
      .filter((name) => name !== "");
  }

  /** Where words do not hide what they are about: they stay where they were, unless they would. */
  private aside(beat: Beat): boolean {
    const spots = this.about(beat).map((name) => this.show?.middle(name) ?? null);
    const hidden = (high: boolean) => {
      const words = captionNow(high);
      return words !== null && spots.some((place) => place && hides(words, high, place));
    };
    return hidden(this.high) && !hidden(!this.high) ? !this.high : this.high;
  }
}

/** Play an event; returns when its pieces lie, if it lays any. ``laid``: when those before did. */
function act(show: Show, beat: Beat, laid: number): number {
  const { event } = beat;
  switch (event.kind) {
    case "cost":
      page.pay(show, beat);
      break;
    case "take":
      page.take(show, beat);
      break;
    case "home":
      if (event.start) board.home(show, beat);
      else page.earn(show, beat);
      break;
    case "piece":
      return event.goal ? page.build(show, beat) : board.lay(show, beat);
    case "rise":
      board.rise(show, beat, laid);
      break;
    case "join":
      board.join(show, beat);
      break;
    case "hoist":
      board.hoist(show, beat);
      break;
    case "value":
      board.run(show, beat);
      break;
    case "figure":
      board.set(show, beat);
      break;
    case "light":
      board.light(show, beat);
      break;
    case "income":
      page.earn(show, beat);
      break;
    case "walk":
      board.walk(show, beat);
      break;
    case "score":
      page.score(show, beat);
      break;
    case "turn":
      page.turnUp(show, beat);
      break;
    case "refill":
      page.refill(show, beat);
      break;
    case "say":
      break;
  }
  return 0;
}

function same(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  return one.size === other.size && [...one].every(([name, value]) => other.get(name) === value);
}
