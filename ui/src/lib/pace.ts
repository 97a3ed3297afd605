/** How fast a table is played, in words. */
import type { Terms } from "../types";
import type { Args } from "./i18n.svelte";

/** Say a pace: the key of its message and what to fill in. */
export function told(terms: Terms): { key: string; args: Args } {
  if (terms.pace === "live") {
    return { key: "ui-pace-told-live", args: { bank: Math.round((terms.bank ?? 0) / 60), turn: terms.turn ?? 0 } };
  }
  if (terms.pace === "days") {
    const hours = terms.hours ?? 0;
    return { key: "ui-pace-told-days", args: { days: hours % 24 ? 0 : hours / 24, hours } };
  }
  return { key: "ui-pace-free", args: {} };
}

/** Does nothing happen by itself, however long somebody takes? What is not said is as it was of old. */
export const patient = (terms: Terms): boolean =>
  (terms.pace ?? "free") === "free" || (terms.gone ?? "wait") === "wait";
