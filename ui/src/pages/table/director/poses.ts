/** Where things are shown for a moment, without being there: written once a frame, taken off in the end. */
export type Shape = HTMLElement | SVGElement;

export interface Pose {
  x: number;
  y: number;
  wide: number; // scale
  high: number;
  turn: number; // degrees
  seen: number; // opacity
}

export class Poses {
  private readonly all = new Map<Shape, Pose>();

  /** The pose of a thing in this frame: what several do to it adds up. */
  of(shape: Shape): Pose {
    let pose = this.all.get(shape);
    if (!pose) this.all.set(shape, (pose = { x: 0, y: 0, wide: 1, high: 1, turn: 0, seen: 1 }));
    return pose;
  }

  /** Begin a frame. */
  clear(): void {
    for (const pose of this.all.values()) Object.assign(pose, { x: 0, y: 0, wide: 1, high: 1, turn: 0, seen: 1 });
  }

  /** Show the frame. */
  write(): void {
    for (const [{ style }, { x, y, wide, high, turn, seen }] of this.all) {
      style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${wide}, ${high}) rotate(${turn}deg)`;
      style.opacity = String(seen);
    }
  }

  /** Leave everything as it is by itself. */
  release(): void {
    for (const { style } of this.all.keys()) {
      style.removeProperty("transform");
      style.removeProperty("opacity");
    }
    this.all.clear();
  }
}
