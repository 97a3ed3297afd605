/** Which part of the board is seen. */
import { screen } from "../../lib/screen.svelte";
import type { Box } from "../../types";
import { clamp, fitScale, MAX_ZOOM, MIN_ZOOM, pan, reveal, viewBox, whole, zoomAt, zoomFor, type Camera as Place } from "./zoom";

const NUMBER = 17; // units: the height of a space's number
const LEGIBLE = 12.4; // px it must have at the opening zoom

export class Camera {
  size = $state({ width: 0, height: 0 });
  private whole = $state.raw<Box>([0, 0, 100, 60]);
  private place = $state.raw<Place | null>(null); // null: not moved by hand yet
  private last: { x: number; y: number } | null = null;
  private view = "";

  private now = $derived.by(() => this.place ?? this.opening());
  box = $derived.by(() => viewBox(this.whole, this.size, this.now));
  zoomed = $derived.by(() => this.now.zoom > MIN_ZOOM + 0.01);
  largest = $derived.by(() => this.now.zoom >= MAX_ZOOM - 0.01);

  /** A drawing is shown; the frame grows with towers, but does not shrink back at once. */
  see(box: Box, view: string): void {
    const turned = view !== this.view;
    this.view = view;
    const old = this.whole;
    const grown: Box = turned ? box : union(old, box);
    if (grown.some((value, i) => value !== old[i])) this.whole = grown;
  }

  pan(dx: number, dy: number): void {
    this.place = pan(this.whole, this.size, this.now, dx, dy);
  }

  zoom(factor: number, x = this.size.width / 2, y = this.size.height / 2): void {
    this.place = zoomAt(this.whole, this.size, this.now, factor, x, y);
  }

  /** See the whole board, or return from it to the opening zoom. */
  fit(): void {
    const fitted = this.now.zoom <= MIN_ZOOM + 0.01;
    this.place = fitted && screen.size === "phone" ? null : whole(this.whole);
  }

  /** Move so that a place is seen. */
  reveal(x: number, y: number): void {
    this.last = { x, y };
    if (this.now.zoom <= MIN_ZOOM) return;
    const moved = reveal(this.whole, this.size, this.now, x, y);
    if (moved.x !== this.now.x || moved.y !== this.now.y) this.place = moved;
  }

  /** Move as little as needed that several places are seen together, or at least their middle. */
  show(points: readonly (readonly [number, number])[]): void {
    if (!points.length || this.now.zoom <= MIN_ZOOM) return;
    this.place = this.now;
    for (const [x, y] of [...points].reverse()) this.place = reveal(this.whole, this.size, this.now, x, y, 70);
  }

  /** Look at a place, as the map in the corner does. */
  jump(x: number, y: number): void {
    this.place = clamp(this.whole, this.size, { ...this.now, x, y });
  }

  /** The opening: the whole where its numbers can be read, else as near as they need. */
  private opening(): Place {
    const fitted = whole(this.whole);
    const legible = zoomFor(this.whole, this.size, NUMBER, LEGIBLE);
    if (screen.size !== "phone" || legible <= MIN_ZOOM || fitScale(this.whole, this.size) <= 0) return fitted;
    return clamp(this.whole, this.size, { ...(this.last ?? fitted), zoom: legible });
  }
}

function union(a: Box, b: Box): Box {
  const x = Math.min(a[0], b[0]);
  const y = Math.min(a[1], b[1]);
  return [x, y, Math.max(a[0] + a[2], b[0] + b[2]) - x, Math.max(a[1] + a[3], b[1] + b[3]) - y];
}
