/** Drag a thing to where it is to go: its picture follows the pointer. */
import type { Attachment } from "svelte/attachments";

export interface Dragging {
  can: () => boolean; // is there anywhere to go?
  begin?: () => void;
  over?: (picks: readonly string[]) => void; // what the pointer is above now
  drop: (picks: readonly string[]) => void; // where it was let go: what the place stands for
}

const SLACK = 8; // px until it is a drag
const PLACE = '[role="button"][data-pick], [data-piece][data-pick], [data-takes]';

const namesOf = (place: Element): string[] =>
  (place.getAttribute("data-takes") ?? place.getAttribute("data-pick") ?? "").split(" ");

/** What the place under a point stands for: its pick, or what its shelf says that it takes; then what is behind it on
 * a board, and around it. */
export function placesAt(x: number, y: number): string[] {
  const under = document.elementsFromPoint(x, y).flatMap((element) => element.closest(PLACE) ?? []);
  const board = under[0]?.closest(".board");
  const found = board ? under.filter((place) => board.contains(place)) : [];
  for (let place = board ?? under[0]; place; place = place.parentElement?.closest(PLACE) ?? undefined)
    if (place !== board) found.push(place);
  return [...new Set(found.flatMap(namesOf))];
}

/** What lies in hand as it is seen: a card whole, of other things their picture. */
const faceOf = (element: Element): Element =>
  element.querySelector(".card:not(.pictured)") ??
  element.querySelector("[data-face] svg") ??
  element.querySelector("svg") ??
  element;

/** Something to follow the pointer, with a picture as large as it is seen. */
function ghostOf(picture: Element, size: DOMRect): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "drag-ghost";
  ghost.setAttribute("aria-hidden", "true");
  ghost.append(picture);
  ghost.style.width = `${size.width}px`;
  ghost.style.height = `${size.height}px`;
  return ghost;
}

/** The click that ends a drag is none. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopImmediatePropagation();
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}

/**
 * Follow a pressed pointer: once it has moved, a thing is dragged. The listeners are those of the
 * window, as a quick hand leaves the element before its first move. Returns how to give up.
 */
export function carry(pressed: PointerEvent, element: Element, picture: () => Element, on: Dragging): () => void {
  let ghost: HTMLElement | null = null;

  function move(event: PointerEvent): void {
    if (event.pointerId !== pressed.pointerId) return;
    const { clientX: x, clientY: y } = event;
    if (!ghost) {
      if (Math.hypot(x - pressed.clientX, y - pressed.clientY) < SLACK) return;
      ghost = ghostOf(picture(), element.getBoundingClientRect());
      (element.closest(".table") ?? document.body).append(ghost); // the styles of the game hold there
      element.classList.add("dragged");
      (document.activeElement as HTMLElement | null)?.blur?.(); // the keys are for what it is dragged to
      on.begin?.();
    }
    event.preventDefault();
    const turned = faceOf(element).getAttribute("class"); // by a key, on the way
    if (turned && element.contains(faceOf(element)) && element !== faceOf(element))
      ghost.firstElementChild?.setAttribute("class", turned);
    ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    on.over?.(placesAt(x, y));
  }

  function end(event: PointerEvent): void {
    if (event.pointerId !== pressed.pointerId) return;
    const moved = ghost !== null;
    stop();
    if (!moved) return;
    swallowClick();
    if (event.type === "pointerup") on.drop(placesAt(event.clientX, event.clientY));
  }

  function stop(): void {
    for (const [name, listener] of listeners) window.removeEventListener(name, listener);
    if (!ghost) return;
    ghost.remove();
    ghost = null;
    element.classList.remove("dragged");
    on.over?.([]);
  }

  const listeners: [string, EventListener][] = [
    ["pointermove", move as EventListener],
    ["pointerup", end as EventListener],
    ["pointercancel", end as EventListener],
  ];
  for (const [name, listener] of listeners) window.addEventListener(name, listener, { passive: false });
  return stop;
}

/** Make an element a thing that can be dragged: a Svelte attachment. */
export function draggable(on: Dragging): Attachment<HTMLElement> {
  return (element) => {
    let stop: (() => void) | null = null;
    const picture = (): Element => faceOf(element).cloneNode(true) as Element;

    function down(event: PointerEvent): void {
      if (!event.button && on.can()) stop = carry(event, element, picture, on);
    }

    const keep = (event: Event): void => event.preventDefault();
    element.addEventListener("pointerdown", down);
    element.addEventListener("dragstart", keep);
    return () => {
      stop?.();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("dragstart", keep);
    };
  };
}

const SVG = "http://www.w3.org/2000/svg";

interface Drawn {
  symbol?: string;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  cls?: string;
}

/** A piece of a drawing as a picture of its own. */
export function pictureOf(piece: Element): Element {
  const svg = document.createElementNS(SVG, "svg");
  const { x, y, width, height } = (piece as SVGGraphicsElement).getBBox();
  svg.setAttribute("viewBox", [x, y, width, height].join(" "));
  svg.append(...[...piece.children].map((part) => part.cloneNode(true)));
  return svg;
}

/** What a drawing shows at a point, as a picture of its own. */
export function pictureAt(nodes: readonly Drawn[], x: number, y: number): Element {
  const found = nodes.filter(({ x: left = 0, y: top = 0, width = 0, height = 0, symbol }) => {
    return symbol && width && height && left <= x && x <= left + width && top <= y && y <= top + height;
  });
  const svg = document.createElementNS(SVG, "svg");
  const [first] = found;
  svg.setAttribute("viewBox", `0 0 ${first?.width ?? 1} ${first?.height ?? 1}`);
  for (const node of found) {
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#${node.symbol}`);
    use.setAttribute("x", String((node.x ?? 0) - (first?.x ?? 0)));
    use.setAttribute("y", String((node.y ?? 0) - (first?.y ?? 0)));
    use.setAttribute("width", String(node.width));
    use.setAttribute("height", String(node.height));
    use.setAttribute("class", node.cls ?? "");
    svg.append(use);
  }
  return svg;
}
