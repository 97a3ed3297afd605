/** Animated pictures in GIF: of each frame what differs from the one before. */
import type { Palette } from "./palette";

const CLEAR = 255; // the colour that lets the frame before be seen

/** Bytes that grow. */
class Bytes {
  private parts: Uint8Array[] = [];
  private open: number[] = [];
  length = 0;

  add(...bytes: number[]): void {
    this.open.push(...bytes);
    this.length += bytes.length;
    if (this.open.length > 4096) this.close();
  }

  short(value: number): void {
    this.add(value & 255, (value >> 8) & 255);
  }

  text(text: string): void {
    this.add(...Array.from(text, (one) => one.charCodeAt(0)));
  }

  all(): Uint8Array<ArrayBuffer>[] {
    this.close();
    return this.parts as Uint8Array<ArrayBuffer>[];
  }

  private close(): void {
    this.parts.push(Uint8Array.from(this.open));
    this.open = [];
  }
}

export class Gif {
  private readonly out = new Bytes();
  private before: Uint8Array | null = null;

  constructor(
    readonly width: number,
    readonly height: number,
    private readonly palette: Palette, // of 255 colours at most
  ) {
    this.out.text("GIF89a");
    this.out.short(width);
    this.out.short(height);
    this.out.add(0xf7, 0, 0);
    for (let i = 0; i < 256; i++) this.out.add(...(palette.colours[i] ?? [0, 0, 0]));
    this.out.add(0x21, 0xff, 11);
    this.out.text("NETSCAPE2.0");
    this.out.add(3, 1, 0, 0, 0); // for ever
  }

  /** How many bytes there are. */
  get size(): number {
    return this.out.length;
  }

  /** Add a frame that stays for some hundredths of a second. */
  add(data: Uint8ClampedArray, stay: number): void {
    const now = new Uint8Array(this.width * this.height);
    for (let i = 0; i < now.length; i++) now[i] = this.palette.index(data[4 * i]!, data[4 * i + 1]!, data[4 * i + 2]!);
    const [x, y, w, h] = this.changed(now);
    const pixels = new Uint8Array(w * h);
    for (let row = 0, i = 0; row < h; row++) {
      for (let at = (y + row) * this.width + x, end = at + w; at < end; at++, i++)
        pixels[i] = this.before?.[at] === now[at] ? CLEAR : now[at]!;
    }
    this.before = now;
    this.out.add(0x21, 0xf9, 4, 0x05);
    this.out.short(stay);
    this.out.add(CLEAR, 0, 0x2c);
    for (const value of [x, y, w, h]) this.out.short(value);
    this.out.add(0, 8);
    squeeze(pixels, this.out);
  }

  /** Finish it: all bytes, in parts. */
  end(): Uint8Array<ArrayBuffer>[] {
    this.out.add(0x3b);
    return this.out.all();
  }

  /** The smallest rectangle with all that differs. */
  private changed(now: Uint8Array): [number, number, number, number] {
    if (!this.before) return [0, 0, this.width, this.height];
    let [left, top, right, bottom] = [this.width, this.height, -1, -1];
    for (let y = 0, i = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++, i++) {
        if (now[i] === this.before[i]) continue;
        [left, right, bottom] = [Math.min(left, x), Math.max(right, x), y];
        top = Math.min(top, y);
      }
    }
    return right < 0 ? [0, 0, 1, 1] : [left, top, right - left + 1, bottom - top + 1];
  }
}

/** Compress pixels of eight bits as GIF wants it: LZW in blocks of 255 bytes. */
function squeeze(pixels: Uint8Array, out: Bytes): void {
  const [clear, end] = [256, 257];
  let known = new Map<number, number>();
  let next = end + 1;
  let size = 9;
  let held = 0;
  let bits = 0;
  let block: number[] = [];
  const put = (code: number): void => {
    held |= code << bits;
    bits += size;
    for (; bits >= 8; bits -= 8, held >>>= 8) {
      block.push(held & 255);
      if (block.length === 255) flush();
    }
  };
  const flush = (): void => {
    if (block.length) out.add(block.length, ...block);
    block = [];
  };
  put(clear);
  let run = pixels[0]!;
  for (let i = 1; i < pixels.length; i++) {
    const key = (run << 8) | pixels[i]!;
    const longer = known.get(key);
    if (longer !== undefined) {
      run = longer;
      continue;
    }
    put(run);
    if (next < 4096) {
      known.set(key, next++);
      if (next > 1 << size && size < 12) size++;
    } else {
      put(clear);
      known = new Map();
      [next, size] = [end + 1, 9];
    }
    run = pixels[i]!;
  }
  put(run);
  put(end);
  if (bits) block.push(held & 255);
  flush();
  out.add(0);
}
