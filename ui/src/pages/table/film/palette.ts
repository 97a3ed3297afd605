/** The colours of an animated picture: as many as it may have, chosen by what its frames show. */

type Box = number[]; // colours of five bits a channel

const BINS = 1 << 15;
const bin = (r: number, g: number, b: number): number => ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
const channels = [(c: number) => c >> 10, (c: number) => (c >> 5) & 31, (c: number) => c & 31];

/** Colours, and to which of them each pixel comes closest. */
export class Palette {
  private readonly near = new Int16Array(BINS).fill(-1);

  constructor(readonly colours: readonly (readonly [number, number, number])[]) {}

  /** Choose colours for some frames, by cutting what they show into boxes of equal weight. */
  static of(frames: readonly Uint8ClampedArray[], most: number): Palette {
    const weight = new Uint32Array(BINS);
    for (const data of frames)
      for (let i = 0; i < data.length; i += 4) weight[bin(data[i]!, data[i + 1]!, data[i + 2]!)]!++;
    const all: Box = [];
    for (let colour = 0; colour < BINS; colour++) if (weight[colour]) all.push(colour);
    const boxes: Box[] = all.length ? [all] : [];
    while (boxes.length < most) {
      const widest = boxes.reduce((best, box, i) => (worth(box, weight) > worth(boxes[best]!, weight) ? i : best), 0);
      const box = boxes[widest];
      if (!box || box.length < 2) break;
      boxes.splice(widest, 1, ...cut(box, weight));
    }
    return new Palette(boxes.map((box) => mean(box, weight)));
  }

  /** The number of the closest colour. */
  index(r: number, g: number, b: number): number {
    const place = bin(r, g, b);
    if (this.near[place]! < 0) this.near[place] = this.closest(r, g, b);
    return this.near[place]!;
  }

  private closest(r: number, g: number, b: number): number {
    let best = 0;
    let least = Infinity;
    this.colours.forEach(([r2, g2, b2], i) => {
      const far = 2 * (r - r2) ** 2 + 4 * (g - g2) ** 2 + 3 * (b - b2) ** 2; // as the eye sees it
      if (far < least) [best, least] = [i, far];
    });
    return best;
  }
}

function range(box: Box): [number, number] {
  const wide = channels.map((of) => {
    let [low, high] = [31, 0];
    for (const colour of box) [low, high] = [Math.min(low, of(colour)), Math.max(high, of(colour))];
    return high - low;
  });
  const most = Math.max(...wide);
  return [wide.indexOf(most), most];
}

/** What it brings to cut a box: the more it is seen, and the more it spans. */
function worth(box: Box, weight: Uint32Array): number {
  if (box.length < 2) return 0;
  return Math.sqrt(box.reduce((sum, colour) => sum + weight[colour]!, 0)) * range(box)[1];
}

function cut(box: Box, weight: Uint32Array): [Box, Box] {
  const of = channels[range(box)[0]]!;
  const sorted = [...box].sort((a, b) => of(a) - of(b));
  const half = sorted.reduce((sum, colour) => sum + weight[colour]!, 0) / 2;
  let at = 0;
  for (let sum = 0; at < sorted.length - 1 && sum < half; at++) sum += weight[sorted[at]!]!;
  return [sorted.slice(0, Math.max(1, at)), sorted.slice(Math.max(1, at))];
}

function mean(box: Box, weight: Uint32Array): [number, number, number] {
  const sum = box.reduce((total, colour) => total + weight[colour]!, 0);
  const [r, g, b] = channels.map((of) => {
    const five = box.reduce((total, colour) => total + of(colour) * weight[colour]!, 0) / sum;
    return Math.round((five * 255) / 31);
  });
  return [r!, g!, b!];
}
