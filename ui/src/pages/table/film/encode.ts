/** A film from frames: encoded as fast as they are drawn, in a file that tells how long it runs. */
import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  Quality,
  WebMOutputFormat,
} from "mediabunny";

import { stayOf } from "./frames";
import { LARGEST, TooLarge, type Order } from "./order";

const CODECS = ["avc", "vp9", "vp8"] as const; // the first is shown everywhere

/** Make the film; null: this browser encodes none of them. */
export async function encode({ painter, frames, pace, signal, done }: Order): Promise<Blob | null> {
  const { canvas } = painter;
  const quality = new Quality("high");
  const codec = await getFirstEncodableVideoCodec([...CODECS], { width: canvas.width, height: canvas.height, quality });
  if (!codec) return null;
  const format = codec === "avc" ? new Mp4OutputFormat() : new WebMOutputFormat();
  const output = new Output({ format, target: new BufferTarget() });
  let size = 0;
  const onEncodedPacket = ({ byteLength }: { byteLength: number }) => void (size += byteLength);
  const source = new CanvasSource(canvas, { codec, quality, onEncodedPacket });
  output.addVideoTrack(source);
  await output.start();
  try {
    let at = 0; // ms
    for (const [n, step] of frames.entries()) {
      await painter.paint(step);
      signal.throwIfAborted();
      const stay = stayOf(n, frames.length, pace);
      await source.add(at / 1000, stay / 1000);
      if (size > LARGEST) throw new TooLarge();
      at += stay;
      done((n + 1) / frames.length);
    }
    await output.finalize();
  } catch (error) {
    await output.cancel();
    throw error;
  }
  return new Blob([output.target.buffer!], { type: format.mimeType });
}
