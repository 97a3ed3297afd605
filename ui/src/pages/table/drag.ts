/** Drag a thing to where it is to go: its picture follows the pointer. A Svelte attachment. */
import type { Attachment } from "svelte/attachments";

export interface Dragging {
  can: () => boolean; // is there anywhere to go?
  begin?: () => void;
  over?: (picks: readonly string[]) => void; // what the pointer is above now
  drop: (picks: readonly string[]) => void; // where it was let go: what the place stands for
}

const SLACK = 8; // px until it is a drag

/** What the place under a point stands for: its pick, then what its shelf says that it takes. */
export function placesAt(x: number, y: number): string[] {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest('[role="button"][data-pick], [data-takes]');
    if (!place) continue;
    const pick = place.getAttribute("data-takes") ?? place.getAttribute("data-pick") ?? "";
    return pick.split(" ");
  }
  return [];
}

/** A picture of an element that can follow the pointer. */
function ghostOf(element: Element): HTMLElement {
  const box = element.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "drag-ghost";
  ghost.setAttribute("aria-hidden", "true");
  const picture = element.querySelector("svg") ?? element;
  ghost.append(picture.cloneNode(true));
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  return ghost;
}

/** Make an element a thing that can be dragged. */
export function draggable(on: Dragging): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number; id: number } | null = null;
    let ghost: HTMLElement | null = null;
    let dragged = false;

    function down(event: PointerEvent): void {
      dragged = false;
      if (event.button || !on.can()) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    }

    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      const { clientX: x, clientY: y } = event;
      if (!ghost) {
        if (Math.hypot(x - from.x, y - from.y) < SLACK) return;
        element.setPointerCapture(event.pointerId);
        ghost = ghostOf(element);
        document.body.append(ghost);
        element.classList.add("dragged");
        dragged = true;
        on.begin?.();
      }
      ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
      on.over?.(placesAt(x, y));
    }

    function end(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      const moved = ghost !== null;
      clear();
      if (moved && event.type === "pointerup") on.drop(placesAt(event.clientX, event.clientY));
    }

    function clear(): void {
      from = null;
      ghost?.remove();
      ghost = null;
      element.classList.remove("dragged");
      on.over?.([]);
    }

    /** The click that ends a drag is none. */
    function click(event: MouseEvent): void {
      if (!dragged) return;
      dragged = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    const listeners: [string, EventListener][] = [
      ["pointerdown", down as EventListener],
      ["pointermove", move as EventListener],
      ["pointerup", end as EventListener],
      ["pointercancel", end as EventListener],
      ["dragstart", (event) => event.preventDefault()],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    element.addEventListener("click", click, { capture: true });
    return () => {
      clear();
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      element.removeEventListener("click", click, { capture: true });
    };
  };
}
