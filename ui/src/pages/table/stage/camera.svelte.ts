/** Which part of the board is seen. */
import { screen } from "../../../lib/screen.svelte";
import { settings } from "../../../lib/settings.svelte";
import type { Box } from "../../../lib/scene";
import type { DrawingInfo } from "../../../types";
import {
  clamp,
  closeUp,
  fitScale,
  MAX_ZOOM,
  MIN_ZOOM,
  pan,
  reveal,
  viewBox,
  whole,
  zoomAt,
  zoomFor,
  type Camera as Place,
} from "./zoom";

const TOLERABLE = 8; // px: where there is room for it, the whole board is worth smaller details
const GLIDE = 300; // ms
const NEAR = 100; // px: what happened last is so far from the edge
const LEGIBLE = 12.4; // px it must have at the opening zoom

export class Camera {
  size = $state({ width: 0, height: 0 });
  private whole = $state.raw<Box>([0, 0, 100, 60]);
  private detail = $state(0);
  private focus = $state.raw<Box | null>(null);
  private place = $state.raw<Place | null>(null); // null: not moved by hand yet
  private before: Place | null = null; // where one looked before there was a focus
  private last: { x: number; y: number } | null = null;
  private frame = 0;

  private now = $derived.by(() => this.place ?? this.opening());
  private goal = $derived.by(() => viewBox(this.whole, this.size, this.now));
  private between = $state.raw<Box | null>(null); // on the way to the goal
  box = $derived.by(() => this.between ?? this.goal);
  zoomed = $derived.by(() => this.now.zoom > MIN_ZOOM + 0.01);
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
    this.place = pan(this.whole, this.size, this.now, dx, dy);
  }

  zoom(factor: number, x: number, y: number): void {
    this.place = zoomAt(this.whole, this.size, this.now, factor, x, y);
  }

  /** Come nearer to the middle, or step back from it. */
  nearer(factor: number): void {
    this.glide(() => this.zoom(factor, this.size.width / 2, this.size.height / 2));
  }

  /** See the whole board, or return from it to the opening zoom. */
  fit(): void {
    const fitted = this.now.zoom <= MIN_ZOOM + 0.01;
    this.glide(() => (this.place = fitted ? null : whole(this.whole)));
  }

  /** Move so that a place is seen. */
  reveal(x: number, y: number): void {
    this.last = { x, y };
    if (this.now.zoom <= MIN_ZOOM) return;
    const moved = reveal(this.whole, this.size, this.now, x, y);
    if (moved.x !== this.now.x || moved.y !== this.now.y) this.glide(() => (this.place = moved));
  }

  /** Where on the window the last piece moved, in pixels from its upper left; else its middle. */
  spot(): { x: number; y: number } {
    const { width, height } = this.size;
    if (!this.last) return { x: width / 2, y: height / 2 };
    const [x, y, w, h] = this.box;
    return { x: ((this.last.x - x) / w) * width, y: ((this.last.y - y) / h) * height };
  }

  /** Move as little as needed that several places are seen together, or at least their middle. */
  show(points: readonly (readonly [number, number])[]): void {
    if (!points.length || this.now.zoom <= MIN_ZOOM) return;
    let place = this.now;
    for (const [x, y] of [...points].reverse()) place = reveal(this.whole, this.size, place, x, y, 70);
    this.glide(() => (this.place = place));
  }

  /** Look at a place, as the map in the corner does. */
  jump(x: number, y: number): void {
    this.glide(() => (this.place = clamp(this.whole, this.size, { ...this.now, x, y })));
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
      const t = Math.min(1, (now - start) / length);
      const eased = 1 - (1 - t) ** 3;
      this.between = t < 1 ? (this.goal.map((to, i) => from[i]! + (to - from[i]!) * eased) as Box) : null;
      if (t < 1) this.frame = requestAnimationFrame(step);
    };
    this.between = from;
    this.frame = requestAnimationFrame(step);
  }

  /** The opening: the whole where its details can be read, else as near as they need. */
  private opening(): Place {
    const fitted = whole(this.whole);
    const legible = zoomFor(this.whole, this.size, this.detail, LEGIBLE);
    const fits = screen.size !== "phone" && this.detail / fitScale(this.whole, this.size) >= TOLERABLE;
    if (fits || !this.detail || legible <= MIN_ZOOM) return fitted;
    if (this.focus) return closeUp(this.whole, this.size, this.focus);
    const near = clamp(this.whole, this.size, { ...fitted, zoom: legible });
    return this.last ? reveal(this.whole, this.size, near, this.last.x, this.last.y, NEAR) : near;
  }
}

function around(a: Box, b: Box): Box {
  const x = Math.min(a[0], b[0]);
  const y = Math.min(a[1], b[1]);
  return [x, y, Math.max(a[0] + a[2], b[0] + b[2]) - x, Math.max(a[1] + a[3], b[1] + b[3]) - y];
}
