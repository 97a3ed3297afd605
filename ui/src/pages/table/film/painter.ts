/** The frames of a film: positions as everybody may see them, drawn by the server, with what was told. */
import { api } from "../../../lib/api";

const WIDTH = 960;
const TALLEST = 1200;
const LINE = 31;
const BELOW = 16; // the lines
const APART = 110; // ms between two requests: no more than a person may ask

export interface Paper {
  id: string;
  turns: number;
  theme: "light" | "dark";
  lang: string;
  captions: ReadonlyMap<number, string>; // by frame
  lines: number; // a caption has at most
}

const INKS = { light: ["#f6efe2", "#2b1d12"], dark: ["#171b26", "#f1e6d3"] } as const;

export class Painter {
  readonly canvas = document.createElement("canvas");
  private readonly pen = this.canvas.getContext("2d", { willReadFrequently: true })!;
  private asked = 0;
  private get foot(): number {
    return this.paper.lines * LINE + BELOW;
  }

  constructor(private readonly paper: Paper) {}

  /** Make the canvas as large as a position needs: the last one, as boards only grow. */
  async fit(step: number): Promise<void> {
    const image = await this.load(step);
    const height = Math.min(TALLEST, (image.naturalHeight * WIDTH) / image.naturalWidth);
    this.canvas.width = WIDTH;
    this.canvas.height = 2 * Math.ceil((height + this.foot) / 2);
  }

  /** Draw a position. */
  async paint(step: number): Promise<void> {
    const { width, height } = this.canvas;
    const [plaster, ink] = INKS[this.paper.theme];
    const image = await this.load(step);
    const scale = Math.min(width / image.naturalWidth, (height - this.foot) / image.naturalHeight);
    const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale];
    this.pen.fillStyle = plaster;
    this.pen.fillRect(0, 0, width, height);
    this.pen.drawImage(image, (width - w) / 2, 0, w, h);
    this.pen.fillStyle = ink;
    this.pen.font = '25px "Alegreya Sans", system-ui, sans-serif';
    this.pen.textAlign = "center";
    const fits = (text: string) => this.pen.measureText(text).width < width - 48;
    linesOf(this.paper.captions.get(step) ?? "", fits, this.paper.lines).forEach((line, n) =>
      this.pen.fillText(line, width / 2, height - this.foot + 28 + n * LINE),
    );
  }

  /** The pixels of what was drawn last. */
  data(): Uint8ClampedArray {
    return this.pen.getImageData(0, 0, this.canvas.width, this.canvas.height).data;
  }

  private async load(step: number): Promise<HTMLImageElement> {
    const wait = this.asked + APART - performance.now();
    if (wait > 0) await new Promise((go) => setTimeout(go, wait));
    this.asked = performance.now();
    const { id, turns, theme, lang } = this.paper;
    const image = new Image();
    image.src = api.pictureHref(id, step, turns, theme, lang);
    await image.decode();
    return image;
  }
}

/** Break a text into lines that fit, the last one cut where it is too long. */
export function linesOf(text: string, fits: (text: string) => boolean, most: number): string[] {
  const lines = [""];
  for (const word of text.split(" ").filter(Boolean)) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (fits(longer)) lines[lines.length - 1] = longer;
    else if (lines.length < most) lines.push(word);
    else {
      lines[most - 1] += " …";
      break;
    }
  }
  return lines;
}
