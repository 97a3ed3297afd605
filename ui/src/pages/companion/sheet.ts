/** What stands on a score sheet, kept on this device until it is counted. */
import { json, post } from "../../lib/api";
import type { SheetView } from "../../types";

export type Entries = Record<string, number[][]>;

/** Read numbers as people write them: "3 2 1", "3, 2, 1", "3+2+1". */
export const read = (text: string): number[] => (text.match(/-?\d{1,5}/g) ?? []).map(Number);

/** Write a row on a line, and empty rows for those before it. */
export function written(entries: Entries, line: string, owner: number, row: number[]): Entries {
  const rows = Array.from({ length: Math.max(owner + 1, entries[line]?.length ?? 0) }, (_, n) =>
    n === owner ? row : (entries[line]?.[n] ?? []),
  );
  return { ...entries, [line]: rows };
}

export const isBlank = (entries: Entries): boolean => Object.values(entries).flat(2).length === 0;

/** Have a sheet checked and counted. */
export const count = (
  game: string,
  names: readonly string[],
  options: Record<string, string>,
  entries: Entries,
  lang: string,
): Promise<SheetView> => json<SheetView>(`/api/companion/sheet?lang=${lang}`, post({ game, names, options, entries }));
