/** Which part of the board is seen. */
import { eased, progress } from "../../../lib/elapsed";
import { screen } from "../../../lib/screen.svelte";
import { settings } from "../../../lib/settings.svelte";
import type { Box } from "../../../lib/scene";
import type { DrawingInfo } from "../../../types";
import {
  BARE,
  clamp,
  closeUp,
  fitScale,
  lean,
  MAX_ZOOM,
  MIN_ZOOM,
  pan,
  reveal,
  viewBox,
  whole,
  zoomAt,
  zoomFor,
  type Camera as Place,
  type Insets,
} from "./zoom";

const TOLERABLE = 8.5; // px: where there is room for it, the whole board is worth smaller details
const NEARLY = 7; // px: so near to that, a little nearer will do
const GLIDE = 300; // ms
const NEAR = 100; // px: what happened last is so far from the edge
const LEGIBLE = 12.4; // px they must have at the opening zoom
const TOUCHED = 16; // px with which a finger hits their places

export class Camera {
  size = $state({ width: 0, height: 0 });
  aside = $state(0); // px beside the drawing that are wanted free
  insets = $state.raw<Insets>(BARE);
  private whole = $state.raw<Box>([0, 0, 100, 60]);
  private detail = $state(0);
  private focus = $state.raw<Box | null>(null);
  private place = $state.raw<Place | null>(null); // null: not moved by hand yet
  private before: Place | null = null; // where one looked before there was a focus
  private last: { x: number; y: number } | null = null;
  private frame = 0;

  private now = $derived.by(() => this.place ?? this.opening());
  private middle = $derived.by(() => viewBox(this.whole, this.size, this.now));
  private leans = $derived.by(() => lean(this.whole, this.size, this.middle, this.aside));
  goal = $derived.by(() => this.leaning(this.middle));
  private between = $state.raw<Box | null>(null); // on the way to the goal
  box = $derived.by(() => this.between ?? this.goal);
  zoomed = $derived.by(() => this.now.zoom > MIN_ZOOM + 0.01);
  /** Pixels of the screen for a unit of the drawing, once it stands still. */
  scale = $derived.by(() => (this.size.width ? this.size.width / this.goal[2] : 0));
  /** Are places too small for a finger, as the whole is seen on a large screen? A tap comes nearer first. */
  distant = $derived.by(() => screen.coarse && !this.place && this.detail * this.scale < TOUCHED - 0.1);
  largest = $derived.by(() => this.now.zoom >= MAX_ZOOM - 0.01);

  /** A drawing is shown; the frame grows with what is built, but does not shrink back at once. */
  see({ box, detail = 0, focus = null }: Pick<DrawingInfo, "box"> & Partial<DrawingInfo>): void {
    this.detail = detail;
    this.hold(box);
    if (focus?.join() !== this.focus?.join()) this.glide(() => this.turnTo(focus));
  }

  /** Look at what is asked about, and afterwards where one looked before. */
  private turnTo(focus: Box | null): void {
    if (!this.focus) this.before = this.place;
    this.place = focus ? null : this.before;
    this.focus = focus;
  }

  private leaning([x, y, width, height]: Box): Box {
    return [x + (this.leans * width) / Math.max(1, this.size.width), y, width, height];
  }

  private hold(box: Box): void {
    const old = this.whole;
    const same = old[0] === box[0] && old[2] === box[2]; // the same kind of view, not the plan
    const grown: Box = same ? around(old, box) : box;
    if (grown.every((value, i) => value === old[i])) return;
    if (same) this.glide(() => (this.whole = grown));
    else this.whole = grown;
  }

  pan(dx: number, dy: number): void {
    this.between = null;
    this.place = pan(this.whole, this.size, this.now, dx, dy, this.insets);
  }

  zoom(factor: number, x: number, y: number): void {
    this.place = zoomAt(this.whole, this.size, this.now, factor, x + this.leans, y, this.insets);
  }

  /** Come nearer to the middle, or step back from it. */
  nearer(factor: number): void {
    this.glide(() => this.zoom(factor, this.size.width / 2, this.size.height / 2));
  }

  /** Come so near to a point, in pixels of the window, that a finger hits what is there. */
  approach(x: number, y: number): void {
    const near = zoomFor(this.whole, this.size, this.detail, TOUCHED);
    this.glide(() => this.zoom(near / this.now.zoom, x, y));
  }

  /** See the whole board, or return from it to the opening zoom. */
  fit(): void {
    const fitted = this.now.zoom <= MIN_ZOOM + 0.01;
    this.glide(() => (this.place = fitted ? null : this.fitted()));
  }

  /** Move so that a place is seen. */
  reveal(x: number, y: number): void {
    this.last = { x, y };
    if (this.now.zoom <= MIN_ZOOM) return;
    const moved = reveal(this.whole, this.size, this.now, x, y, undefined, this.insets);
    if (moved.x !== this.now.x || moved.y !== this.now.y) this.glide(() => (this.place = moved));
  }

  /** Where on the window the last piece moved, in pixels from its upper left; else its middle. */
  spot(): { x: number; y: number } {
    const { width, height } = this.size;
    if (!this.last) return { x: width / 2, y: height / 2 };
    const [x, y, w, h] = this.box;
    return { x: ((this.last.x - x) / w) * width, y: ((this.last.y - y) / h) * height };
  }

  /** Does a column at the right, so many pixels wide, lie over what is there? */
  covers(x: number, wide: number): boolean {
    const [left, , width] = this.goal;
    return ((x - left) / width) * this.size.width > this.size.width - wide;
  }

  /** Move as little as needed that several places are seen together, or at least their middle. */
  show(points: readonly (readonly [number, number])[], margin = 70): void {
    if (!points.length) return;
    this.last = { x: points[0]![0], y: points[0]![1] };
    if (this.now.zoom <= MIN_ZOOM) return;
    let place = this.now;
    for (const [x, y] of [...points].reverse()) place = reveal(this.whole, this.size, place, x, y, margin, this.insets);
    this.glide(() => (this.place = place));
  }

  /** Look at a place, as the map in the corner does. */
  jump(x: number, y: number): void {
    this.glide(() => (this.place = clamp(this.whole, this.size, { ...this.now, x, y }, this.insets)));
  }

  /** Change the goal and go there smoothly; at once where motion is off. */
  private glide(change: () => void): void {
    const from = this.box;
    change();
    const length = screen.reduced || settings.speed <= 0 || !this.size.width ? 0 : GLIDE / settings.speed;
    cancelAnimationFrame(this.frame);
    this.between = null;
    if (!length || from.every((value, i) => Math.abs(value - this.goal[i]!) < 0.5)) return;
    const start = performance.now();
    const step = (now: number): void => {
      const t = progress(start, now, length);
      const way = eased(t);
      this.between = t < 1 ? (this.goal.map((to, i) => from[i]! + (to - from[i]!) * way) as Box) : null;
      if (t < 1) this.frame = requestAnimationFrame(step);
    };
    this.between = from;
    this.frame = requestAnimationFrame(step);
  }

  /** How large details must be: read on a small screen, hit by a finger, or seen with the whole board. */
  private wanted(): number {
    const fitted = this.detail / fitScale(this.whole, this.size);
    if (screen.size === "phone" || fitted < NEARLY) return screen.coarse ? TOUCHED : LEGIBLE;
    return TOLERABLE;
  }

  private fitted(): Place {
    return clamp(this.whole, this.size, whole(this.whole), this.insets);
  }

  /** The opening: the whole where its details can be read, else as near as they need. */
  private opening(): Place {
    const fitted = this.fitted();
    const legible = zoomFor(this.whole, this.size, this.detail, this.wanted());
    if (!this.detail || legible <= MIN_ZOOM) return fitted;
    if (this.focus) return closeUp(this.whole, this.size, this.focus);
    const near = clamp(this.whole, this.size, { ...fitted, zoom: legible }, this.insets);
    return this.last ? reveal(this.whole, this.size, near, this.last.x, this.last.y, NEAR, this.insets) : near;
  }
}

function around(a: Box, b: Box): Box {
  const x = Math.min(a[0], b[0]);
  const y = Math.min(a[1], b[1]);
  return [x, y, Math.max(a[0] + a[2], b[0] + b[2]) - x, Math.max(a[1] + a[3], b[1] + b[3]) - y];
}
