/** Make a film or an animated picture of a game, frame by frame. */
import { stayOf } from "./frames";
import { Gif } from "./gif";
import type { Painter } from "./painter";
import { Palette } from "./palette";

export const LARGEST = 48 * 1024 * 1024; // bytes
const COLOURS = 255;
const KINDS = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", "video/mp4"];
const BITS = 4_000_000; // a second

export type Kind = "film" | "picture";

/** The kind of film that this browser can record; "": none. */
export function recordable(): string {
  const can = typeof MediaRecorder !== "undefined" && "captureStream" in HTMLCanvasElement.prototype;
  return can ? (KINDS.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? "") : "";
}

export interface Order {
  painter: Painter;
  frames: readonly number[];
  pace: number; // ms a frame
  signal: AbortSignal;
  done: (part: number) => void; // of all, from 0 to 1
}

/** It would become larger than it may be. */
export class TooLarge extends Error {}

/** Make it; what is cancelled throws an AbortError. */
export async function make(kind: Kind, order: Order): Promise<Blob> {
  await order.painter.fit(order.frames.at(-1)!);
  return kind === "film" ? film(order) : picture(order);
}

async function picture({ painter, frames, pace, signal, done }: Order): Promise<Blob> {
  const samples: Uint8ClampedArray[] = [];
  for (const part of [0, 0.5, 1]) {
    await painter.paint(frames[Math.round(part * (frames.length - 1))]!);
    samples.push(painter.data());
  }
  const { width, height } = painter.canvas;
  const gif = new Gif(width, height, Palette.of(samples, COLOURS));
  for (const [n, step] of frames.entries()) {
    signal.throwIfAborted();
    await painter.paint(step);
    gif.add(painter.data(), stayOf(n, frames.length, pace) / 10);
    if (gif.size > LARGEST) throw new TooLarge();
    done((n + 1) / frames.length);
  }
  return new Blob(gif.end(), { type: "image/gif" });
}

/** A film is recorded while it runs: it takes as long as it will be. */
async function film({ painter, frames, pace, signal, done }: Order): Promise<Blob> {
  await painter.paint(frames[0]!);
  const stream = painter.canvas.captureStream(25);
  const recorder = new MediaRecorder(stream, { mimeType: recordable(), videoBitsPerSecond: BITS });
  const parts: Blob[] = [];
  let size = 0;
  recorder.ondataavailable = ({ data }) => {
    parts.push(data);
    size += data.size;
  };
  const stopped = new Promise((resolve) => (recorder.onstop = resolve));
  recorder.start(1000);
  try {
    for (const [n, step] of frames.entries()) {
      const until = performance.now() + stayOf(n, frames.length, pace);
      await painter.paint(step);
      await new Promise((go) => setTimeout(go, Math.max(0, until - performance.now())));
      signal.throwIfAborted();
      if (size > LARGEST) throw new TooLarge();
      done((n + 1) / frames.length);
    }
  } finally {
    recorder.stop();
    for (const track of stream.getTracks()) track.stop();
    await stopped;
  }
  return new Blob(parts, { type: recorder.mimeType });
}
