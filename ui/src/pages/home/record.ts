/** What can be said about a file before it is sent. */

const LIMIT = 2_000_000; // characters; a long game has a few thousand

/** A file that is no record; ``key`` is the message that says why. */
export class RecordProblem extends Error {
  constructor(readonly key: string) {
    super(key);
  }
}

/** Return the text of a record file; throw a RecordProblem for what cannot be one. */
export async function readRecord(file: Blob): Promise<string> {
  if (!file.size) throw new RecordProblem("ui-home-load-empty");
  if (file.size > LIMIT) throw new RecordProblem("ui-home-load-big");
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    if (text.includes("\0")) throw new RecordProblem("ui-home-load-binary");
    return text;
  } catch {
    throw new RecordProblem("ui-home-load-binary");
  }
}
