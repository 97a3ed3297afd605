/** The lines of the log in the order of reading: newest first, by rounds. */
import type { LogLine } from "../../types";

export interface ShownLine extends LogLine {
  key: number; // its place in the whole log
  fresh: boolean; // of the last turn
}

export interface Chapter {
  round: number;
  lines: ShownLine[];
}

/** Turn the log round. Fresh are the last lines that belong to one seat. */
export function rounds(log: readonly LogLine[]): Chapter[] {
  const last = log.at(-1);
  let fresh = log.length;
  while (fresh > 0 && log[fresh - 1]!.seat === last?.seat && log[fresh - 1]!.round === last?.round) fresh--;
  const out: Chapter[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const line: ShownLine = { ...log[i]!, key: i, fresh: i >= fresh };
    const chapter = out.at(-1);
    if (chapter?.round === line.round) chapter.lines.push(line);
    else out.push({ round: line.round, lines: [line] });
  }
  return out;
}
