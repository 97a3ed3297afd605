/** How the places of the board are marked: what can be picked, what was, what was refused. */
import type { Node } from "../../../types";

export interface Marking {
  picked: readonly string[];
  next: ReadonlySet<string>; // leads on
  others: ReadonlySet<string>; // would switch to an action of the same sort
  lit: ReadonlySet<string>; // of the card that is pointed at
  tried: readonly string[]; // refused
  rule: readonly string[]; // count for the rule that refuses
  highlight: readonly string[]; // a lesson points at them
  looked?: readonly string[]; // of what is pointed at and shown
  aids: boolean;
}

const FEW = 14; // so many places may glow at once before anything was picked

/** The class that marks a place; "" for none. */
export function mark(pick: string, marking: Marking): string {
  const { picked, next, others, lit, tried, rule, highlight, looked = [], aids } = marking;
  if (rule.includes(pick)) return "rule";
  if (tried.includes(pick)) return "refused";
  if (picked.includes(pick) || looked.includes(pick)) return "chosen";
  if (highlight.includes(pick)) return "can";
  if (!aids) return "";
  if (lit.has(pick)) return "hover";
  if (highlight.some((one) => next.has(one))) return ""; // a lesson points at one thing at a time
  if (others.has(pick)) return "can";
  if (!next.has(pick)) return "";
  return picked.length || next.size <= FEW ? "can" : "may";
}

/** Can a place be picked, or was it? */
export function isOpen(pick: string, { next, others, picked }: Marking): boolean {
  return next.has(pick) || others.has(pick) || picked.includes(pick);
}

/** The places of a drawing that can be pointed at: its nodes of class "hit". */
export function places(nodes: readonly Node[]): Node[] {
  return nodes.filter((node) => node.pick && /\bhit\b/.test(node.cls ?? ""));
}

/** The kind of a pick or of a key: "card" of "card:31". */
export function kind(name: string): string {
  return name.split(":")[0]!;
}

/** The name of a place as people say it: "55" of "cell:55". */
export function nameOf(pick: string): string {
  return pick.slice(pick.indexOf(":") + 1);
}
