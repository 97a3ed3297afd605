/** What happens on the board: pieces fall, figures rise and hop, signs change, places are lit. */
import type { Beat } from "./beats";
import { turns } from "./beats";
import { back, both, fall, linear, out, type Ease } from "./easing";
import { onPage, seatPlace } from "./finding";
import type { Shape } from "./poses";
import { spot } from "./scenery";
import type { Show } from "./show";
import { pieceOf, travel } from "./travel";

const SVG = "http://www.w3.org/2000/svg";
const FALLS: Record<string, number> = { piece: 24, weight: 40, figure: 24 }; // units, by role
const DROP = 350; // ms
const POLE = 44; // units that a sign goes down
const HOP = 18;

/** Move things from an offset to where they are. */
export function come(
  show: Show,
  shapes: readonly Shape[],
  at: number,
  length: number,
  ease: Ease,
  dx: number,
  dy: number,
) {
  show.line.add(at, length, ease, (p) => {
    for (const shape of shapes) {
      const pose = show.poses.of(shape);
      pose.x += dx * (1 - p);
      pose.y += dy * (1 - p);
    }
  });
}

/** Let things be seen from a moment on, or until then. */
export function appear(show: Show, shapes: readonly Shape[], at: number, length = 0, from = 0, to = 1) {
  show.line.add(
    at,
    length,
    linear,
    (p) => {
      for (const shape of shapes) show.poses.of(shape).seen *= from + (to - from) * p;
    },
    true,
  );
}
export const vanish = (show: Show, shapes: readonly Shape[], at: number, length = 0): void =>
  appear(show, shapes, at, length, 1, 0);

/** Make things larger for a moment. */
function pulse(show: Show, shapes: readonly Shape[], at: number, length: number, by: number) {
  show.line.add(at, length, linear, (p) => {
    for (const shape of shapes) {
      const pose = show.poses.of(shape);
      pose.wide = pose.high *= 1 + by * Math.sin(Math.PI * p);
    }
  });
}

/** A piece changes at a moment: until then its ghost is seen. */
export function swap(show: Show, key: string, at: number): void {
  const { scenery } = show;
  if (!scenery || show.claimed.has(key)) return;
  show.claimed.add(key);
  const { fresh, changed, gone } = scenery.found;
  if (changed.has(key) || gone.has(key)) vanish(show, scenery.ghost(key), at);
  if (changed.has(key) || fresh.has(key)) appear(show, scenery.parts(key), at);
}

/** Pieces are laid: each falls onto its place. */
export function lay(show: Show, { event, at }: Beat): number {
  const { scenery } = show;
  if (!scenery) return at;
  const roles = scenery.now.roles ?? {};
  let landed = at;
  turns(event).forEach((delay, i) => {
    const place = event.places[i]!;
    for (const [key, piece] of scenery.found.fresh) {
      const role = roles[key.split(":")[0]!] ?? "";
      if ((key !== place && piece[0]!.nodes[0]!.pick !== place) || !role || role === "figure") continue;
      if (show.claimed.has(key)) continue;
      show.claimed.add(key);
      const parts = scenery.parts(key);
      const start = at + delay;
      appear(show, parts, start, 120);
      come(show, parts, start, DROP, fall, 0, -FALLS[role]!);
      rebound(show, parts, start + DROP);
      show.sound(start + DROP - 20, role === "weight" ? "thud" : "knock");
      landed = Math.max(landed, start + DROP);
    }
  });
  return landed;
}

/** Two units down and up again. */
function rebound(show: Show, shapes: readonly Shape[], at: number): void {
  show.line.add(at, 160, linear, (p) => {
    for (const shape of shapes) show.poses.of(shape).y += 2 * Math.sin(Math.PI * p);
  });
}

/** A figure is lifted with what it stands on. */
export function rise(show: Show, { event, at }: Beat, laid: number): void {
  const change = show.scenery?.found.changed.get(event.thing);
  if (!change) return;
  show.claimed.add(event.thing);
  const [[x, y], [x2, y2]] = [spot(change.was), spot(change.is)];
  come(show, show.scenery!.parts(event.thing), Math.max(at, laid - 80), DROP, back, x - x2, y - y2);
  show.sound(Math.max(at, laid), "rise");
}

/** A figure is set down, or hops to another place. */
export function set(show: Show, { event, at }: Beat): void {
  const { scenery } = show;
  if (!scenery) return;
  const { start, goal } = event;
  const parts = scenery.parts(goal);
  const was = scenery.found.gone.get(start) ?? scenery.found.changed.get(goal)?.was;
  const is = scenery.found.fresh.get(goal) ?? scenery.found.changed.get(goal)?.is;
  if (!is) return;
  show.claimed.add(goal).add(start);
  if (was) {
    const [[x, y], [x2, y2]] = [spot(was), spot(is)];
    come(show, parts, at, 380, both, x - x2, y - y2);
    show.line.add(at, 380, linear, (p) => parts.forEach((part) => (show.poses.of(part).y -= 120 * p * (1 - p))));
  } else {
    appear(show, parts, at, 120);
    come(show, parts, at, DROP, fall, 0, -FALLS.figure!);
    rebound(show, parts, at + DROP);
  }
  show.sound(at + DROP - 30, "set");
}

/** A figure goes home to its player. */
export function home(show: Show, { event, at, end }: Beat): void {
  const { scenery } = show;
  const was = scenery?.found.gone.get(event.start);
  if (!scenery || !was) return;
  show.claimed.add(event.start);
  const [x, y] = spot(was);
  const ghost = scenery.ghost(event.start);
  const scale = scenery.root.getScreenCTM()?.a ?? 1;
  const walker = show.fly(pieceOf(ghost, [x, y], scale));
  vanish(show, ghost, at);
  const from = () => onPage(scenery.root, x, y);
  travel(show.line, show.poses, walker, { at, length: end - at, from, to: () => seatPlace(event.seat), rise: 56 });
  for (let step = 0; step < 4; step++) show.sound(at + 60 + step * 150, "step");
}

/** Two things are one: the sign of one goes down its pole, that of the other stands out. */
export function join(show: Show, { event, at }: Beat): void {
  const { scenery } = show;
  if (!scenery) return;
  if (scenery.found.gone.has(event.start)) {
    show.claimed.add(event.start);
    const ghost = scenery.ghost(event.start);
    show.line.add(at + 150, 500, fall, (p) => ghost.forEach((part) => (show.poses.of(part).y += POLE * p)));
    vanish(show, ghost, at + 400, 250);
    show.sound(at + 150, "cloth");
  }
  pulse(show, scenery.parts(event.goal), at, 500, 0.12);
}

/** A sign goes up its pole. */
export function hoist(show: Show, { event, at }: Beat): void {
  const parts = show.scenery?.parts(event.thing) ?? [];
  show.claimed.add(event.thing);
  appear(show, parts, at, 150);
  come(show, parts, at, 500, out, 0, POLE);
  show.sound(at, "cloth");
}

/** A value runs: its sign tells it space by space. */
export function run(show: Show, { event, at, end }: Beat): void {
  const { scenery } = show;
  const change = scenery?.found.changed.get(event.thing);
  const [figure] = event.changes;
  for (let tick = at; figure && tick < end - 40; tick += 120) show.sound(tick, "tick");
  if (!scenery || !change) return;
  show.claimed.add(event.thing);
  const ghost = scenery.ghost(event.thing);
  const text = ghost.flatMap((part) => [...part.querySelectorAll("text")]);
  if (figure && text.length) {
    show.line.add(
      at,
      end - at,
      both,
      (p) => {
        const value = String(Math.round(figure.before + (figure.after - figure.before) * p));
        for (const one of text) one.textContent = value;
      },
      true,
    );
  }
  vanish(show, ghost, end);
  appear(show, scenery.parts(event.thing), end);
  if (text.length) pulse(show, scenery.parts(event.thing), end, 320, 0.12);
}

/** The marker walks along its lane, a small hop for each space; several walks add up. */
export function walk(show: Show, { event, at, end }: Beat): void {
  const { scenery } = show;
  const change = scenery?.found.changed.get(event.thing);
  const [score] = event.changes;
  if (!scenery || !change || !score) return;
  show.claimed.add(event.thing);
  const way = lane(score.before, score.after, scenery.now.lane ?? "");
  const walks = show.scene.events.filter((one) => one.kind === "walk" && one.thing === event.thing);
  if (walks[0] === event) way[0] = spot(change.was);
  if (walks.at(-1) === event) way[way.length - 1] = spot(change.is);
  const count = way.length - 1;
  if (count < 1) return;
  const [goalX, goalY] = way[count]!;
  const parts = scenery.parts(event.thing);
  show.line.add(at, end - at, linear, (p) => {
    const along = Math.min(p * count, count - 1e-6);
    const i = Math.floor(along);
    const part = both(along - i);
    const [[ax, ay], [bx, by]] = [way[i]!, way[i + 1]!];
    for (const shape of parts) {
      const pose = show.poses.of(shape);
      pose.x += ax + (bx - ax) * part - goalX;
      pose.y += ay + (by - ay) * part - goalY - (p < 1 ? 4 * HOP * (along - i) * (1 - (along - i)) : 0);
    }
  });
  for (let i = 1; i <= count; i++) show.sound(at + ((end - at) * i) / count, i < count ? "tick" : "knock");
}

/** The places of the lane from one to another, the shorter way round, both included. */
export function lane(from: number, to: number, text: string): [number, number][] {
  const places = text.split(" ").map((point) => point.split(",").map(Number) as [number, number]);
  if (!text) return [];
  [from, to] = [from % places.length, to % places.length];
  const ahead = (to - from + places.length) % places.length;
  const step = ahead <= places.length / 2 ? 1 : -1;
  const out: [number, number][] = [places[from]!];
  for (let at = from; at !== to;) out.push(places[(at = (at + step + places.length) % places.length)]!);
  return out;
}

/** Places are counted, one after the other, each with what it brings. */
export function light(show: Show, { event, at, end }: Beat): void {
  const { scenery } = show;
  if (!scenery) return;
  const stays = end + 500;
  turns(event).forEach((delay, i) => {
    const [ground] = scenery.parts(event.places[i]!);
    const box = ground?.getBBox();
    if (!box?.width) return;
    const lit = scenery.over(lamp(box, event.each[i] ?? 0));
    appear(show, [lit], at + delay, 180);
    vanish(show, [lit], stays, 300);
    come(show, [lit.lastElementChild as SVGElement], at + delay, 260, out, 0, box.height * 0.1);
    show.sound(at + delay, `glow${Math.min(4, i + 1)}`);
  });
}

function lamp(box: DOMRect, points: number): SVGGElement {
  const group = document.createElementNS(SVG, "g");
  const rect = document.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({ x: box.x, y: box.y, width: box.width, height: box.height })) {
    rect.setAttribute(name, String(value));
  }
  rect.setAttribute("class", "lamp");
  const text = document.createElementNS(SVG, "text");
  text.setAttribute("class", "lamp-sum");
  text.setAttribute("x", String(box.x + box.width / 2));
  text.setAttribute("y", String(box.y + box.height / 2));
  text.style.fontSize = `${box.width * 0.46}px`;
  text.textContent = points ? `+${points}` : "";
  group.append(rect, text);
  return group;
}
