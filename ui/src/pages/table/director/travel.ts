/** What flies over the page: cards, pieces, coins, figures on their way home. */
import { both, type Ease } from "./easing";
import type { Place, Point } from "./finding";
import type { Poses, Shape } from "./poses";
import type { Timeline } from "./timeline";

const SVG = "http://www.w3.org/2000/svg";
const FADE = 0.88; // of the way: then what arrives goes out
const LEAST = 0.3; // so small it may get

export interface Way {
  at: number;
  length: number;
  from: () => Point | null;
  to: () => (Point & { width?: number }) | null;
  width?: number; // of what flies, where it becomes as wide as its goal
  rise?: number; // how high the arc is
  ease?: Ease;
  stays?: boolean; // until the very end: something takes its place
  lies?: boolean; // where it flies from, until it does
}

/** Let something fly; its middle is at the upper left of the layer. */
export function travel(line: Timeline, poses: Poses, shape: Shape, way: Way): void {
  const { at, length, from, to, width = 0, rise = 40, ease = both, stays = false, lies = false } = way;
  if (!lies) line.add(at, 0, ease, (p) => void (poses.of(shape).seen *= p), true);
  line.add(at, length, ease, (p) => {
    const [begin, goal] = [from(), to()];
    const pose = poses.of(shape);
    if (!begin || !goal) return void (pose.seen = 0);
    pose.x += begin.x + (goal.x - begin.x) * p;
    pose.y += begin.y + (goal.y - begin.y) * p - 4 * rise * p * (1 - p);
    const small = width && goal.width ? Math.min(1.4, Math.max(LEAST, goal.width / width)) : 1;
    pose.wide = pose.high = 1 + (small - 1) * p;
    if (p >= 1 || (!stays && p > FADE)) pose.seen *= p >= 1 ? 0 : (1 - p) / (1 - FADE);
  });
}

/** A copy of something on the page that can fly. */
export function copyOf(source: HTMLElement, place: Place): HTMLElement {
  const holder = document.createElement("div");
  const copy = source.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll("[data-pick], [id]")]) {
    part.removeAttribute("data-pick");
    part.removeAttribute("data-mark");
    part.removeAttribute("id");
  }
  const { width, height } = place;
  holder.style.cssText = `left:${-width / 2}px;top:${-height / 2}px;width:${width}px;height:${height}px`;
  copy.style.cssText += `;width:100%;height:100%;margin:0;position:static;transform:none`;
  holder.className = "flying";
  holder.append(copy);
  return holder;
}

/** A piece of the board that can fly, at the size at which it is seen there. */
export function pieceOf(parts: readonly SVGGElement[], [x, y]: [number, number], scale: number): SVGSVGElement {
  const root = document.createElementNS(SVG, "svg");
  root.setAttribute("class", "flying board");
  const inner = document.createElementNS(SVG, "g");
  inner.setAttribute("transform", `scale(${scale}) translate(${-x} ${-y})`);
  inner.append(...parts.map((part) => part.cloneNode(true)));
  root.append(inner);
  return root;
}

/** A symbol that can fly. */
export function symbolOf(name: string, size: number, cls = ""): SVGSVGElement {
  const root = document.createElementNS(SVG, "svg");
  root.setAttribute("class", `flying ${cls}`);
  root.style.cssText = `left:${-size / 2}px;top:${-size / 2}px;width:${size}px;height:${size}px`;
  for (const layer of name.split(" ")) {
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#${layer}`);
    root.append(use);
  }
  return root;
}
