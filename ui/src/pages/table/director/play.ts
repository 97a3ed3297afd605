/** Plays scenes: builds their time line from the events, and runs it. */
import { screen } from "../../../lib/screen.svelte";
import { settings } from "../../../lib/settings.svelte";
import type { Camera } from "../stage/camera.svelte";
import { play as sing, type Sound } from "../overlays/sounds";
import { beats, figuresAt, pace, type Beat } from "./beats";
import * as board from "./board-acts";
import * as page from "./page-acts";
import { spot } from "./scenery";
import { Show } from "./show";
import type { Player, Scene, Stage } from "./stage.svelte";

const REST = 260; // ms after the last event
const STAYS = 2400; // ms that the last words are seen
const WORDS = 76; // px at the bottom of the board that words take
const GLIDE = 320; // ms of the camera
const MIDDLE = 0.1; // of the window on each side: what is within is seen well

export class Director implements Player {
  paused = false;
  private show: Show | null = null;
  private beats: readonly Beat[] = [];
  private frame = 0;
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
    this.stage.figures = figuresAt(this.beats, -1);
  }

  begin(): void {
    const { show } = this;
    if (!show) return;
    const still = settings.speed <= 0 || typeof requestAnimationFrame !== "function";
    const away = this.look(show);
    if (still) return this.finish();
    this.build(show);
    this.at(show, 0, false);
    this.run(show, away && !screen.reduced ? -GLIDE : 0);
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

  /** Look where it happens, if that is not well in sight; is the camera on its way? */
  private look({ scenery, scene }: Show): boolean {
    if (!scenery) return false;
    const { fresh, changed } = scenery.found;
    for (const { thing: key, goal, places } of scene.events) {
      for (const name of [...places, goal, key]) {
        const piece =
          fresh.get(name) ??
          changed.get(name)?.is ??
          [...fresh.values()].find((one) => one[0]!.nodes[0]!.pick === name);
        if (piece) return this.reveal(...spot(piece));
      }
    }
    return false;
  }

  private reveal(x: number, y: number): boolean {
    const [left, top, width, height] = this.camera.box;
    const [right, down] = [(x - left) / width, (y - top) / height];
    const seen = (part: number) => part > MIDDLE && part < 1 - MIDDLE;
    if (seen(right) && seen(down)) return false;
    this.camera.reveal(x, y);
    return this.camera.zoomed;
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

  private run(show: Show, begin: number): void {
    const own = this.beats.some(({ event }) => event.seat !== null && show.scene.now.screen.includes(event.seat));
    let last = performance.now();
    let time = begin;
    const step = (now: number): void => {
      if (show !== this.show) return;
      const passed = Math.min(100, Math.max(0, now - last)); // a page that was away goes on where it was
      last = now;
      if (!this.paused) time += passed * pace(settings.speed, own, show.scene.waiting);
      if (time >= show.line.length) return this.finish();
      if (time >= 0) this.at(show, time, true);
      this.frame = requestAnimationFrame(step);
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
    this.stage.told = said ? { said, rule, high: beat !== undefined && this.low(beat) } : null;
  }

  /** Does something happen at the bottom of the board? */
  private low({ event: { places, goal, thing: key, start } }: Beat): boolean {
    const floor = this.show?.scenery?.root.getBoundingClientRect().bottom ?? Infinity;
    return [...places, goal, key, start].some((name) => {
      const place = name ? (this.show?.middle(name) ?? null) : null;
      return place !== null && place.y + place.height / 2 > floor - WORDS && place.y < floor;
    });
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
