/** What can be brought, and when it may be gone on with. */
import type { BroughtInfo } from "../../types";

export const LIMIT = 2_000_000; // bytes; a long game has some ten thousand

/** May it be opened? There is something, and whoever brought it has confirmed what was guessed. */
export function ready(brought: BroughtInfo, sure: boolean): boolean {
  return brought.record !== "" && (sure || !brought.lines.some((line) => line.guessed));
}
