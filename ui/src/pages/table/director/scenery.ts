/** The board before and after: what is new on it, what looks different, and ghosts of what left. */
import { groups, paintClass, paintSymbol, place, type Group } from "../../../lib/scene";
import type { DrawingInfo, Node } from "../../../types";

const SVG = "http://www.w3.org/2000/svg";
const NEAR = 20; // units: what moves less has stayed

/** All parts of a piece: what is drawn over it may lie between them. */
export type Piece = readonly Group[];

export interface Differences {
  fresh: ReadonlyMap<string, Piece>;
  changed: ReadonlyMap<string, { was: Piece; is: Piece }>;
  gone: ReadonlyMap<string, Piece>;
}

const isPlace = (group: Group): boolean => /\bhit\b|\bwish\b/.test(group.nodes[0]!.cls ?? "");

/** The pieces of a drawing by key; places to point at are none. */
export function pieces(nodes: readonly Node[]): Map<string, Piece> {
  const out = new Map<string, Group[]>();
  for (const group of groups(nodes)) {
    if (isPlace(group)) continue;
    const key = group.key.split("#")[0]!;
    out.set(key, [...(out.get(key) ?? []), group]);
  }
  return out;
}

/** Classes that only say how a piece is shown just now. */
const PASSING = new Set(["ghost", "new", "low"]);
const look = (node: Node): string =>
  JSON.stringify({ ...node, cls: (node.cls ?? "").split(" ").filter((one) => one && !PASSING.has(one)) });
const alike = (one: Piece, other: Piece): boolean =>
  one.length === other.length && one.every((part, i) => same(part.nodes, other[i]!.nodes));

/** Nodes that were not sent anew are the same objects. */
const same = (one: readonly Node[], other: readonly Node[]): boolean =>
  one.length === other.length && one.every((node, i) => node === other[i] || look(node) === look(other[i]!));

/** Where a piece stands: its first node that draws a symbol, else its first. */
export function spot(piece: Piece): [number, number] {
  const nodes = piece.flatMap((part) => part.nodes);
  const node = nodes.find((one) => one.symbol) ?? nodes[0]!;
  return [node.x ?? 0, node.y ?? 0];
}

/** What differs between two drawings; nothing that could be played if the board was turned. */
export function differences(before: readonly Node[], after: readonly Node[]): Differences | null {
  const [old, now] = [pieces(before), pieces(after)];
  const changed = new Map<string, { was: Piece; is: Piece }>();
  let moved = 0;
  for (const [key, is] of now) {
    const was = old.get(key);
    if (!was || alike(was, is)) continue;
    changed.set(key, { was, is });
    const [[x, y], [x2, y2]] = [spot(was), spot(is)];
    if (Math.abs(x - x2) + Math.abs(y - y2) > NEAR) moved++;
  }
  const shared = [...now.keys()].filter((key) => old.has(key)).length;
  if (moved * 2 > shared) return null;
  const fresh = new Map([...now].filter(([key]) => !old.has(key)));
  return { fresh, changed, gone: new Map([...old].filter(([key]) => !now.has(key))) };
}

/** Draw a part of a piece. */
export function drawn(group: Group, colours: readonly string[]): SVGGElement {
  const root = document.createElementNS(SVG, "g");
  for (const node of group.nodes) root.append(...shapes(node, colours));
  return root;
}

function shapes(node: Node, colours: readonly string[]): SVGElement[] {
  const make = (name: string, more: Record<string, string | number | undefined>): SVGElement => {
    const shape = document.createElementNS(SVG, name);
    const all = { class: paintClass(node.cls ?? "", colours), transform: place(node), ...more };
    for (const [key, value] of Object.entries(all)) if (value) shape.setAttribute(key, String(value));
    return shape;
  };
  const out: SVGElement[] = [];
  const { width, height } = node;
  if (node.symbol) out.push(make("use", { href: `#${paintSymbol(node.symbol, colours)}`, width, height }));
  if (node.points) out.push(make("polygon", { points: node.points }));
  if (node.text) {
    const text = make("text", { transform: place({ ...node, flip: false }) });
    text.textContent = node.text;
    out.push(text);
  }
  return out;
}

/** The board on the page, with ghosts of pieces as they were. */
export class Scenery {
  private readonly ghosts: SVGGElement[] = [];

  constructor(
    readonly root: SVGSVGElement,
    readonly last: DrawingInfo,
    readonly now: DrawingInfo,
    private readonly colours: readonly string[],
    readonly found: Differences,
  ) {}

  /** What a piece is drawn with now. */
  parts(key: string): SVGGElement[] {
    return [...this.root.querySelectorAll<SVGGElement>(`g[data-piece="${CSS.escape(key)}"]`)];
  }

  /** What a piece looked like before, drawn where it was, below what then lay on it. */
  ghost(key: string): SVGGElement[] {
    const was = this.found.changed.get(key)?.was ?? this.found.gone.get(key) ?? [];
    const made = was.map((part) => {
      const ghost = drawn(part, this.colours);
      ghost.setAttribute("aria-hidden", "true");
      ghost.style.pointerEvents = "none";
      const own = this.parts(key)[0] ?? this.above(part);
      if (own) own.before(ghost);
      else this.root.append(ghost);
      return ghost;
    });
    this.ghosts.push(...made);
    return made;
  }

  /** Draw something over the board for a while. */
  over(shape: SVGGElement): SVGGElement {
    shape.setAttribute("aria-hidden", "true");
    shape.style.pointerEvents = "none";
    this.root.append(shape);
    this.ghosts.push(shape);
    return shape;
  }

  /** The first piece that lay over one and still lies there. */
  private above(part: Group): Element | undefined {
    const old = groups(this.last.nodes).filter((group) => !isPlace(group));
    const at = old.findIndex((group) => group.key === part.key);
    for (const group of old.slice(at + 1)) {
      const [shape] = this.parts(group.key.split("#")[0]!);
      if (shape) return shape;
    }
    return undefined;
  }

  /** Take all ghosts off the board. */
  clear(): void {
    for (const ghost of this.ghosts) ghost.remove();
    this.ghosts.length = 0;
  }
}
