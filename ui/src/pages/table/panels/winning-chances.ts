/** The geometry of the graph of winning chances: positions across, per cent upwards. */

export interface Frame {
  width: number;
  height: number;
  left: number; // room for the figures of the scale
  right: number; // room for the emblems at the end of the lines
  top: number;
  bottom: number;
}

/** The place of a position; steps are the positions there are, without the first. */
export function across(step: number, steps: number, frame: Frame): number {
  const wide = frame.width - frame.left - frame.right;
  return frame.left + (steps ? (step / steps) * wide : 0);
}

/** The height of a chance in per cent. */
export function upward(chance: number, frame: Frame): number {
  return frame.top + (1 - chance / 100) * (frame.height - frame.top - frame.bottom);
}

/** The line of a seat as the path of an SVG; it is broken where nothing is known. */
export function path(chances: readonly (readonly number[])[], seat: number, frame: Frame): string {
  let pen = false;
  const parts: string[] = [];
  chances.forEach((vector, step) => {
    const chance = vector[seat];
    if (chance === undefined) pen = false;
    else {
      const [x, y] = [across(step, chances.length - 1, frame), upward(chance, frame)];
      parts.push(`${pen ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`);
      pen = true;
    }
  });
  return parts.join("");
}

/** The position under a place across. */
export function stepAt(x: number, steps: number, frame: Frame): number {
  const wide = frame.width - frame.left - frame.right;
  return Math.min(steps, Math.max(0, Math.round(((x - frame.left) / wide) * steps)));
}

/** Where a key leads from a position; null: it is none of the graph's. */
export function stepBy(key: string, step: number, steps: number): number | null {
  const leaps: Record<string, number> = {
    ArrowLeft: step - 1,
    ArrowDown: step - 1,
    ArrowRight: step + 1,
    ArrowUp: step + 1,
    PageDown: step - 10,
    PageUp: step + 10,
    Home: 0,
    End: steps,
  };
  const to = leaps[key];
  return to === undefined ? null : Math.min(steps, Math.max(0, to));
}

/** Where marks go that would lie on one another: each at least ``gap`` below the one above it. */
export function spread(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const out = [...heights];
  let least = top;
  for (const i of order) {
    out[i] = Math.max(out[i]!, least);
    least = out[i] + gap;
  }
  let most = bottom;
  for (const i of order.reverse()) {
    out[i] = Math.min(out[i]!, most);
    most = out[i] - gap;
  }
  return out;
}

/** The heights of marks that keep their places across, moved up or down as little as keeps them apart. */
export function apart(marks: readonly { x: number; y: number }[], gap: number, top: number, bottom: number): number[] {
  const out: number[] = [];
  for (const { x, y } of marks) {
    const near = out.filter((_, i) => Math.abs(marks[i]!.x - x) < gap);
    const free = (height: number) =>
      height >= top && height <= bottom && near.every((other) => Math.abs(other - height) >= gap);
    const heights = [y, ...near.flatMap((other) => [other - gap, other + gap])];
    heights.sort((a, b) => Math.abs(a - y) - Math.abs(b - y));
    out.push(heights.find(free) ?? y);
  }
  return out;
}
