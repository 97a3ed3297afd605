/** A film recorded while it runs, where a browser encodes only so: as on pages without encryption. */
import {
  BlobSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";

import { stayOf } from "./frames";
import { recordable } from "./maker";
import { LARGEST, TooLarge, type Order } from "./order";

const BITS = 4_000_000; // a second

/** Record it: it takes as long as it will be. */
export async function record({ painter, frames, pace, signal, done }: Order): Promise<Blob> {
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
  return lasting(new Blob(parts, { type: recorder.mimeType }));
}

/** The same film in a file that tells how long it runs: what is recorded does not know it at its beginning. */
async function lasting(film: Blob): Promise<Blob> {
  const input = new Input({ source: new BlobSource(film), formats: [WEBM, MP4] });
  const track = await input.getPrimaryVideoTrack();
  const codec = await track?.getCodec();
  if (!track || !codec) return film;
  const format = film.type.includes("mp4") ? new Mp4OutputFormat() : new WebMOutputFormat();
  const output = new Output({ format, target: new BufferTarget() });
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source);
  await output.start();
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
  for await (const packet of new EncodedPacketSink(track).packets()) await source.add(packet, { decoderConfig });
  await output.finalize();
  return new Blob([output.target.buffer!], { type: film.type });
}
