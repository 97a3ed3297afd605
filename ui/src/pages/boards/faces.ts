/** Faces with twelve strips, clockwise from the left of north: painting, joining, turning. Values only. */
import type { FacePart } from "../../types";

export type Face = FacePart[];
export const STRIPS = 12;

const wrap = (strip: number) => (strip + STRIPS) % STRIPS;
export const isMiddle = (strip: number): boolean => strip % 3 === 1;
const sideOf = (strip: number) => [0, 1, 2].map((n) => Math.floor(strip / 3) * 3 + n);

/** The part that a strip belongs to; -1: none. */
export const partOf = (face: Face, strip: number): number => face.findIndex((part) => part.strips.includes(strip));

export const kindOf = (face: Face, strip: number): string => face[partOf(face, strip)]?.kind ?? "";

/** Which strips a kind is painted on with this one: a side without the first kind shows one thing. */
function painted(face: Face, strip: number, kind: string, first: string): number[] {
  if (kind === first) return isMiddle(strip) ? [strip] : [];
  const middle = sideOf(strip)[1]!;
  return isMiddle(strip) || kindOf(face, middle) !== first ? sideOf(strip) : [strip];
}

/** Paint a strip; parts that are cut fall apart, and neighbours of a kind grow together. */
export function paint(face: Face, strip: number, kind: string, first: string): Face {
  const strips = painted(face, strip, kind, first);
  if (!strips.length || strips.every((each) => kindOf(face, each) === kind)) return face;
  const cut = face.flatMap((part) => without(part, strips));
  return grown([...cut, { kind, strips, marks: [] }], first);
}

function without(part: FacePart, strips: number[]): FacePart[] {
  const left = part.strips.filter((strip) => !strips.includes(strip));
  if (!left.length) return [];
  if (left.length === part.strips.length || runs(left).length <= runs(part.strips).length)
    return [{ ...part, strips: left }];
  return runs(left).map((run, n) => ({ ...part, strips: run, marks: n ? [] : part.marks }));
}

/** Strips that lie beside each other, in groups. */
export function runs(strips: readonly number[]): number[][] {
  const left = new Set(strips);
  const found: number[][] = [];
  for (const strip of strips) {
    if (!left.has(strip)) continue;
    let begin = strip;
    while (left.has(wrap(begin - 1)) && wrap(begin - 1) !== strip) begin = wrap(begin - 1);
    const run: number[] = [];
    for (let at = begin; left.has(at); at = wrap(at + 1)) {
      run.push(at);
      left.delete(at);
    }
    found.push(run);
  }
  return found;
}

function grown(face: Face, first: string): Face {
  let parts = face;
  for (let strip = 0; strip < STRIPS; strip++) {
    const [one, other] = [partOf(parts, strip), partOf(parts, wrap(strip + 1))];
    if (one < 0 || other < 0 || one === other) continue;
    const kind = parts[one]!.kind;
    if (kind === parts[other]!.kind && kind !== first) parts = together(parts, one, other);
  }
  return parts;
}

function together(face: Face, one: number, other: number): Face {
  const [a, b] = [face[one]!, face[other]!];
  const both = {
    ...a,
    strips: [...a.strips, ...b.strips],
    marks: [...new Set([...(a.marks ?? []), ...(b.marks ?? [])])],
  };
  return face.map((part, n) => (n === one ? both : part)).filter((_, n) => n !== other);
}

/** Join the part of a strip with the next one of its kind; one that is joined falls apart. */
export function joined(face: Face, strip: number): Face {
  const own = partOf(face, strip);
  if (own < 0) return face;
  const part = face[own]!;
  const pieces = runs(part.strips);
  if (pieces.length > 1) {
    const apart = pieces.map((strips, n) => ({ ...part, strips, marks: n ? [] : part.marks }));
    return [...face.slice(0, own), ...apart, ...face.slice(own + 1)];
  }
  for (let n = 1; n < STRIPS; n++) {
    const other = partOf(face, wrap(strip + n));
    if (other >= 0 && other !== own && face[other]!.kind === part.kind) return together(face, own, other);
  }
  return face;
}

export const isJoined = (face: Face, strip: number): boolean =>
  runs(face[partOf(face, strip)]?.strips ?? []).length > 1;

/** Whether there is another part of the same kind to join. */
export const canJoin = (face: Face, strip: number): boolean => joined(face, strip) !== face;

/** Set or take a mark of the part of a strip. */
export function marked(face: Face, strip: number, mark: string): Face {
  const own = partOf(face, strip);
  const toggle = (marks: readonly string[] = []) =>
    marks.includes(mark) ? marks.filter((one) => one !== mark) : [...marks, mark];
  return face.map((part, n) => (n === own ? { ...part, marks: toggle(part.marks) } : part));
}

/** Turned by quarters to the right. */
export const turned = (face: Face, quarters: number): Face =>
  face.map((part) => ({ ...part, strips: part.strips.map((strip) => wrap(strip + 3 * quarters)) }));

/** A face of one kind all over. */
export const plain = (kind: string): Face => [{ kind, strips: Array.from({ length: STRIPS }, (_, n) => n), marks: [] }];

/** The place of a strip on the rim of a square of 100, and its ends. */
export function rim(strip: number): [number, number][] {
  const at = (n: number): [number, number] => {
    const [side, along] = [Math.floor(wrap(n) / 3), ((wrap(n) % 3) * 100) / 3];
    if (side === 0) return [along, 0];
    if (side === 1) return [100, along];
    return side === 2 ? [100 - along, 100] : [0, 100 - along];
  };
  const [begin, end] = [at(strip), at(strip + 1)];
  return [begin, [(begin[0] + end[0]) / 2, (begin[1] + end[1]) / 2], end];
}
