/** The winner's scene in time: doors, light, banner, plaque; then it rests. */
import { clamp, easeInOut, easeOut } from "./timeline";

export const LENGTH = 2600; // ms

/** How far each thing has come, from 0 to 1. */
export interface Opening {
  doors: number;
  light: number;
  banner: number;
  plaque: number;
}

/** Return what is seen at a moment; ``calm``: the gate stands open. */
export function opening(at: number, calm = false): Opening {
  if (calm) return { doors: 1, light: 1, banner: 1, plaque: 1 };
  const after = (from: number, length: number) => clamp((at - from) / length);
  return {
    doors: easeInOut(after(0, 900)),
    light: easeOut(after(500, 600)),
    banner: easeOut(after(1100, 700)),
    plaque: easeOut(after(1800, 350)),
  };
}

/** A leaf of the door: how wide it is seen (less than 0: turned outwards), and how much nearer its edge has come. */
export function leaf(doors: number): { wide: number; near: number } {
  const angle = (doors * 107 * Math.PI) / 180;
  return { wide: Math.cos(angle), near: Math.sin(angle) };
}
