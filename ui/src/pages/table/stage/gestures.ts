/** Fingers, mouse and wheel on the board: tap, drag, pinch, scroll. A Svelte attachment. */
import type { Attachment } from "svelte/attachments";

export interface Gestures {
  tap: (target: Element, x: number, y: number) => void; // x, y: of the window
  pan: (dx: number, dy: number) => void;
  zoom: (factor: number, x: number, y: number) => void; // x, y: pixels from the upper left
  hover: (target: Element | null) => void;
  take?: (target: Element, event: PointerEvent) => boolean; // is what was pressed carried away?
  roll?: (target: Element, step: 1 | -1) => boolean; // the wheel over something: taken?
}

const NOTCH = 180; // ms between two turns of the wheel
const SLACK = 7; // px that a tap may tremble

/** The distance and the middle of two fingers. */
export function spread(
  a: { x: number; y: number },
  b: { x: number; y: number },
): { gap: number; x: number; y: number } {
  return { gap: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Follow the pointers on an element. */
export function gestures(on: Gestures): Attachment<Element> {
  return (element) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let moved = 0;
    let lastRoll = -NOTCH;
    let rolling = false;
    const local = (event: MouseEvent): { x: number; y: number } => {
      const rect = element.getBoundingClientRect();
      return { x: event.clientX - rect.left, y: event.clientY - rect.top };
    };

    function down(event: PointerEvent): void {
      if (event.button) return;
      if (!fingers.size) moved = 0;
      if (!fingers.size && on.take?.(event.target as Element, event)) return;
      fingers.set(event.pointerId, local(event));
    }

    function move(event: PointerEvent): void {
      if (event.pointerType === "mouse" && !fingers.size) on.hover(event.target as Element);
      const was = fingers.get(event.pointerId);
      if (!was) return;
      const now = local(event);
      if (fingers.size === 1) {
        moved += Math.hypot(now.x - was.x, now.y - was.y);
        if (moved > SLACK) {
          element.setPointerCapture(event.pointerId);
          on.pan(now.x - was.x, now.y - was.y);
        }
      } else {
        moved = SLACK + 1;
        pinch(event.pointerId, was, now);
      }
      fingers.set(event.pointerId, now);
    }

    function pinch(id: number, was: { x: number; y: number }, now: { x: number; y: number }): void {
      const other = [...fingers].find(([key]) => key !== id)?.[1];
      if (!other) return;
      const before = spread(was, other);
      const after = spread(now, other);
      if (before.gap > 0) on.zoom(after.gap / before.gap, after.x, after.y);
      on.pan(after.x - before.x, after.y - before.y);
    }

    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
    }

    function click(event: MouseEvent): void {
      if (moved <= SLACK) on.tap(event.target as Element, event.clientX, event.clientY);
      moved = 0;
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      if (!event.ctrlKey && rolled(event)) return;
      const { x, y } = local(event);
      on.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), x, y);
    }

    /** A wheel that turns a thing turns it once for a notch, however finely it scrolls. */
    function rolled(event: WheelEvent): boolean {
      const step = event.deltaY > 0 ? 1 : -1;
      if (!on.roll) return false;
      if (event.timeStamp - lastRoll < NOTCH) {
        lastRoll = Math.max(lastRoll, event.timeStamp - NOTCH / 2);
        return rolling;
      }
      rolling = on.roll(event.target as Element, step);
      if (rolling) lastRoll = event.timeStamp;
      return rolling;
    }

    const leave = (): void => on.hover(null);
    const listeners: [string, EventListener][] = [
      ["pointerdown", down as EventListener],
      ["pointermove", move as EventListener],
      ["pointerup", up as EventListener],
      ["pointercancel", up as EventListener],
      ["pointerleave", leave],
      ["click", click as EventListener],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    element.addEventListener("wheel", wheel as EventListener, { passive: false });
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      element.removeEventListener("wheel", wheel as EventListener);
    };
  };
}
