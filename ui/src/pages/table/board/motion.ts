/** Carry motions out on the elements of a board, with the browser's own animations. */
import { arc, type Motion } from "./changes";

const PIECE = 350; // ms, see the tokens of the house
const OUT = "cubic-bezier(.2,.7,.3,1)";

/** All parts of a piece: its number may be drawn apart from it. */
const parts = (root: Element, key: string): Element[] => [
  ...root.querySelectorAll(`[data-piece="${CSS.escape(key)}"]`),
];

/** Animate all motions; ``speed`` 2 is twice as fast, 0 shows the end at once. */
export function animate(root: Element, motions: readonly Motion[], speed: number): void {
  if (speed <= 0) return;
  for (const motion of motions) {
    for (const element of parts(root, motion.key)) run(element, motion, PIECE / speed);
  }
}

function run(element: Element, motion: Motion, duration: number): void {
  switch (motion.kind) {
    case "drop":
      element.animate(
        [
          { transform: `translateY(${-motion.height}px)`, opacity: 0.2 },
          { opacity: 1, offset: 0.4 },
          { transform: "translateY(0)", opacity: 1 },
        ],
        { duration, easing: "cubic-bezier(.3,0,.5,1.25)" },
      );
      break;
    case "slide":
      element.animate([{ transform: `translate(${motion.dx}px, ${motion.dy}px)` }, { transform: "none" }], {
        duration,
        easing: OUT,
      });
      break;
    case "hop":
      element.animate(
        arc(motion.dx, motion.dy).map((transform) => ({ transform })),
        { duration: duration * 1.3, easing: "linear" },
      );
      break;
    case "walk":
      element.animate(
        motion.steps.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })),
        { duration: Math.min(duration * 4, duration * (1 + motion.steps.length / 6)), easing: "ease-in-out" },
      );
      break;
    case "appear":
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: duration * 0.7, easing: "ease-out" });
      break;
    case "change":
      element.animate(
        [
          { opacity: 0.2, transform: "translateY(5px)" },
          { opacity: 1, transform: "none" },
        ],
        {
          duration,
          easing: OUT,
        },
      );
  }
}
