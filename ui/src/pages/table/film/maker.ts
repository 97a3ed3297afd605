/** Make a film or an animated picture of a game, frame by frame. */
import { later } from "../../../lib/later";
import { stayOf } from "./frames";
import { Gif } from "./gif";
import { LARGEST, TooLarge, type Order } from "./order";
import { Palette } from "./palette";

const COLOURS = 255;
const KINDS = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", "video/mp4"];

export type Kind = "film" | "picture";

/** The kind of film that this browser can record; "": none. */
export function recordable(): string {
  const can = typeof MediaRecorder !== "undefined" && "captureStream" in HTMLCanvasElement.prototype;
  return can ? (KINDS.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? "") : "";
}

/** Can it make a film faster than that runs? */
export const encodable = (): boolean => typeof VideoEncoder !== "undefined";

/** Make it; what is cancelled throws an AbortError. */
export async function make(kind: Kind, order: Order): Promise<Blob> {
  await order.painter.fit(order.frames.at(-1)!);
  return kind === "film" ? film(order) : picture(order);
}

async function film(order: Order): Promise<Blob> {
  const made = encodable() ? await (await later(() => import("./encode"))).encode(order) : null;
  return made ?? (await later(() => import("./record"))).record(order);
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
