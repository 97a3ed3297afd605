/** Rules of standing orders as text: "palm" asks, "palm:11" takes for 11 at most, what is not named is let go. */
import type { StandingView } from "../../../types";

export type Deed = "buy" | "askme" | "leave";

export interface Rule {
  deed: Deed;
  limit: number;
}

const USUAL = 13; // the limit that is proposed

/** What is done with a kind. */
export function ruleOf(chosen: readonly string[], kind: string): Rule {
  const found = chosen.find((text) => plain(text) === kind);
  if (found === undefined) return { deed: "leave", limit: USUAL };
  const [, limit] = found.split(":");
  return limit ? { deed: "buy", limit: Number(limit) } : { deed: "askme", limit: USUAL };
}

/** The kind that a rule is about. */
export const plain = (text: string): string => text.split(":")[0]!;

/** All rules with another one for a kind. */
export function ruled(about: StandingView, kind: string, deed: Deed, limit: number): string[] {
  const text = deed === "buy" ? [`${kind}:${limit}`] : deed === "askme" ? [kind] : [];
  return about.kinds.flatMap(({ value }) =>
    value === kind ? text : about.chosen.filter((one) => plain(one) === value),
  );
}

/** The kinds, or the rules, that go with an order that is chosen now: nothing is let go before one says so. */
export function goingWith(about: StandingView, order: string): string[] {
  if (order !== "rules") return about.chosen.map(plain);
  return about.chosen.length ? about.chosen : about.kinds.map((kind) => kind.value);
}
