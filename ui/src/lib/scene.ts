/** From the nodes of a scene to what is drawn: seat colours, transforms, groups that move together. */
import { EMBLEMS } from "./colours";
import type { DrawingInfo, Node } from "../types";

/** Where to look: x, y, width, height. */
export type Box = DrawingInfo["box"];

/** What a drawing must know of the seats: their colours by seat. */
export type SeatColours = readonly string[];

/** Replace the classes seat-0, seat-1 ... by the colours people chose. */
export function paintClass(cls: string, colours: SeatColours): string {
  return cls.replace(/\bseat-(\d+)\b/g, (_, seat: string) => `p-${colours[Number(seat)] ?? "blue"}`);
}

/** Replace the symbols em-seat-0 ... by the emblem of that seat's colour. */
export function paintSymbol(symbol: string, colours: SeatColours): string {
  const seat = /^em-seat-(\d+)$/.exec(symbol)?.[1];
  return seat === undefined ? symbol : (EMBLEMS[colours[Number(seat)] ?? "blue"] ?? "em-circle");
}

/** A run of nodes that belong to one piece and move together, in the order of drawing. */
export interface Group {
  key: string; // of the piece
  nodes: Node[];
}

/** Join neighbouring nodes of the same piece; a piece interrupted by another is split into parts. */
export function groups(nodes: readonly Node[]): Group[] {
  const out: Group[] = [];
  const seen = new Map<string, number>();
  let last = "";
  for (const node of nodes) {
    const piece = node.anchor || node.key;
    if (out.length && piece === last) {
      out[out.length - 1]!.nodes.push(node);
    } else {
      const part = seen.get(piece) ?? 0;
      seen.set(piece, part + 1);
      out.push({ key: part ? `${piece}#${part}` : piece, nodes: [node] });
      last = piece;
    }
  }
  return out;
}

/** The SVG transform of a node: where it stands, mirrored if it is flipped. */
export function place(node: Node): string {
  const x = node.x ?? 0;
  const y = node.y ?? 0;
  return `translate(${round(x)} ${round(y)})${node.flip ? " scale(-1 1)" : ""}`;
}

/** One decimal is a tenth of a pixel at the size of the drawing. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
