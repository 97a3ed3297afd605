/** What is to be made, and when it has become too large. */
import type { Painter } from "./painter";

export const LARGEST = 48 * 1024 * 1024; // bytes

export interface Order {
  painter: Painter;
  frames: readonly number[];
  pace: number; // ms a frame
  signal: AbortSignal;
  done: (part: number) => void; // of all, from 0 to 1
}

/** It would become larger than it may be. */
export class TooLarge extends Error {}
