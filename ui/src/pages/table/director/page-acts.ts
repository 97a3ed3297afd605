/** What happens across the page: coins and cards change hands, pieces fly, seats are given points. */
import type { Beat } from "./beats";
import { turns } from "./beats";
import { appear, vanish } from "./board-acts";
import { both, fall, linear } from "./easing";
import { placeOf, seatPlace, thing, visible, type Place } from "./finding";
import type { Shape } from "./poses";
import { spot } from "./scenery";
import type { Show } from "./show";
import { pieceOf, symbolOf, travel } from "./travel";

const COINS = 6; // at most
const EDGE = 20; // px of a label to the edge of the page
const APART = 55; // ms between two of them

/** How many coins are seen of an amount. */
export const coins = (amount: number): number => Math.min(COINS, 1 + Math.floor(Math.abs(amount) / 8));

/** Something is paid: coins leave the purse, or cards the hand. */
export function pay(show: Show, beat: Beat): void {
  const { event, at, end } = beat;
  if (event.places.length) return payCards(show, beat);
  const money = event.changes.find((change) => change.figure === "money");
  if (money)
    spill(
      show,
      at,
      end,
      money.before - money.after,
      () => seatPlace(event.seat),
      () => aim(show, event.goal),
    );
}

function payCards(show: Show, { event, at, end }: Beat): void {
  const goal = () => show.where(event.goal, null);
  turns(event).forEach((delay, i) => {
    const kept = show.before(event.places[i]!);
    const card = show.fly(kept?.copy ?? symbolOf("i-cards", 30));
    const from = () => kept?.place ?? seatPlace(event.seat);
    const start = at + delay;
    travel(show.line, show.poses, card, {
      at: start,
      length: end - at + 120,
      from,
      to: goal,
      width: kept?.place.width,
    });
    show.sound(start, "card");
  });
  if (event.thing === "exact") {
    const frame = thing(event.goal);
    if (frame) glow(show, frame, end - 60, 500);
    show.sound(end - 60, "exact");
  }
}

/** A frame shines. */
function glow(show: Show, around: HTMLElement, at: number, length: number): void {
  const place = placeOf(around);
  if (!place) return;
  const ring = show.fly(document.createElement("div"));
  ring.className = "shine";
  ring.style.cssText = `left:${place.x - place.width / 2}px;top:${place.y - place.height / 2}px;width:${place.width}px;height:${place.height}px`;
  show.line.add(at, length, linear, (p) => (show.poses.of(ring).seen *= Math.sin(Math.PI * p)), true);
}

/** A seat is paid. */
export function earn(show: Show, { event, at, end }: Beat): void {
  const money = event.changes.find((change) => change.figure === "money");
  if (!money) return;
  const from = () => aim(show, event.start || event.goal);
  spill(show, at, end, money.after - money.before, from, () => seatPlace(event.seat));
  show.sound(end - 120, "coin");
}

/** Where money comes from and goes to: a place of the board, else its middle. */
function aim(show: Show, pick: string): Place | null {
  return placeOf(thing(pick)) ?? placeOf(show.scenery?.root);
}

function spill(show: Show, at: number, end: number, amount: number, from: () => Place | null, to: () => Place | null) {
  const count = coins(amount);
  const length = Math.max(250, end - at - APART * (count - 1));
  for (let i = 0; i < count; i++) {
    const coin = show.fly(symbolOf("i-coin", 22, "coin"));
    travel(show.line, show.poses, coin, { at: at + APART * i, length, from, to, rise: 40 + 10 * i });
  }
  show.sound(at, "coin");
}

/** Things change hands: cards and pieces fly to where they are then. */
export function take(show: Show, { event, at, end }: Beat): void {
  const picks = event.start ? [event.start] : event.places;
  picks.forEach((pick, i) => {
    const there = event.goal === "hand" ? pick.replace("money", "hand") : event.goal;
    const own = event.seat !== null && event.seat === show.scene.now.viewer;
    const goal = own ? thing(there) : null;
    const flying = flier(show, pick);
    if (!flying) return;
    const { shape, place } = flying;
    const to = () => placeOf(goal) ?? (own ? show.placeFor(there) : null) ?? seatPlace(event.seat);
    const way = {
      at: at + 70 * i,
      length: end - at,
      from: () => place,
      to,
      width: place.width,
      stays: goal !== null,
      lies: true,
    };
    travel(show.line, show.poses, shape, way);
    if (goal) appear(show, [goal], way.at + way.length);
    show.sound(way.at, "card");
  });
  if (event.thing) show.sound(end - 30, "knock");
  cover(show, event.start, at);
}

/** What flies of a pick: a card as it was, or a piece of the board. */
function flier(show: Show, pick: string): { shape: Shape; place: Place } | null {
  const kept = show.before(pick);
  if (kept) return { shape: show.fly(kept.copy.cloneNode(true) as HTMLElement), place: kept.place };
  const place = show.placeFor(pick);
  return place && { shape: show.fly(symbolOf("i-cards", 30)), place: { ...place, width: 30 } };
}

/** Where something was taken nothing is seen before it is replaced. */
function cover(show: Show, pick: string, at: number): void {
  const refill = show.scene.events.some((event) => event.kind === "refill" && event.places.includes(pick));
  if (refill) vanish(show, contents(thing(pick)), at);
}

/** What lies in a frame that stays; else the thing itself. */
function contents(found: HTMLElement | null): HTMLElement[] {
  const inner = [...(found?.querySelectorAll<HTMLElement>(".pic, .badge") ?? [])];
  return inner.length || !found ? inner : [found];
}

/** What was taken is replaced. */
export function refill(show: Show, { event, at, end }: Beat): void {
  for (const pick of event.places) {
    appear(show, contents(thing(pick)), at, end - at);
  }
}

/** A piece of the own goes to its place on the board. */
export function build(show: Show, { event, at }: Beat): number {
  const { scenery } = show;
  const piece = scenery?.found.fresh.get(event.thing);
  const kept = show.before(event.start);
  if (!scenery || !piece) return watch(show, event.seat, at);
  show.claimed.add(event.thing);
  const parts = scenery.parts(event.thing);
  const length = 450;
  if (!kept) {
    appear(show, parts, at, 200);
    return at + 200;
  }
  const scale = scenery.root.getScreenCTM()?.a ?? 1;
  const to = () => placeOf(parts[0]);
  const way = { at, length, from: () => kept.place, to, width: kept.place.width, stays: true, rise: 30, lies: true };
  travel(show.line, show.poses, show.fly(kept.copy.cloneNode(true) as HTMLElement), {
    ...way,
    ease: scale ? both : fall,
  });
  appear(show, parts, at + length);
  show.sound(at + length - 30, "knock");
  return at + length;
}

/** Somebody else builds: his plan shines. */
function watch(show: Show, seat: number | null, at: number): number {
  const plan = visible(`[data-testid="watch-${seat}"]`);
  if (plan) glow(show, plan, at, 700);
  show.sound(at + 200, "knock");
  return at + 400;
}

/** Seats are given points; what counts for them is lit. */
export function score(show: Show, { event, at, end }: Beat): void {
  for (const key of event.places) {
    const [piece] = show.scenery?.parts(key) ?? [];
    const box = piece?.getBBox();
    if (!box?.width) continue;
    const lit = show.scenery!.over(document.createElementNS("http://www.w3.org/2000/svg", "g"));
    lit.innerHTML = `<rect class="lamp" x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"/>`;
    show.line.add(at, end - at, linear, (p) => (show.poses.of(lit).seen *= Math.sin(Math.PI * p)), true);
  }
  for (const { seat, before, after } of event.changes) {
    label(show, seat ?? null, after - before, at, end);
    const plan = visible(`[data-testid="watch-${seat}"]`);
    if (plan) glow(show, plan, at, end - at);
  }
  show.sound(at, "score");
}

/** What a seat is given stays beside it for a while. */
function label(show: Show, seat: number | null, gain: number, at: number, end: number): void {
  const place = seatPlace(seat, "score");
  if (!place || !gain) return;
  const sign = show.fly(document.createElement("b"));
  sign.className = "gained";
  sign.textContent = `${gain > 0 ? "+" : "−"}${Math.abs(gain)}`;
  sign.style.cssText = `left:${Math.max(EDGE, place.x)}px;top:${place.y}px`;
  appear(show, [sign], at, 180);
  vanish(show, [sign], end + 200, 300);
  show.line.add(at, 350, both, (p) => (show.poses.of(sign).y += 14 * (1 - p)));
}

/** Something is turned up, and goes to a seat. */
export function turnUp(show: Show, { event, at, end }: Beat): void {
  const { scenery } = show;
  const found = scenery?.found;
  const change = found?.changed.get(event.start);
  const was = change?.was ?? found?.gone.get(event.start);
  show.sound(at, "exact");
  if (!scenery || !was) return;
  show.claimed.add(event.start);
  const back = scenery.ghost(event.start);
  const face = scenery.parts(event.start);
  const flip = (shapes: readonly Shape[], start: number, from: number, to: number) =>
    show.line.add(start, 160, both, (p) => {
      for (const shape of shapes) show.poses.of(shape).wide *= Math.max(0.001, from + (to - from) * p);
    });
  flip(back, at + 150, 1, 0);
  vanish(show, back, at + 310);
  appear(show, face, at + 310);
  flip(face, at + 310, 0, 1);
  show.sound(at + 150, "turn");
  const scale = scenery.root.getScreenCTM()?.a ?? 1;
  const size = Math.max(26, 44 * scale);
  const begin = at + 520;
  const piece = show.fly(face[0] ? pieceOf(face, spot(change?.is ?? was), scale * 1.3) : symbolOf(event.thing, size));
  const from = () => placeOf(face[0] ?? back[0]);
  travel(show.line, show.poses, piece, {
    at: begin,
    length: end - begin,
    from,
    to: () => seatPlace(event.seat),
    rise: 50,
  });
  show.sound(begin, "card");
}
