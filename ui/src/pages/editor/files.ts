/** What can be said about a file before its text is taken for a position. */

const LIMIT = 20_000; // characters, as many as a server reads

/** A file that is no position; ``key`` is the message that says why. */
export class TextProblem extends Error {
  constructor(readonly key: string) {
    super(key);
  }
}

/** Return the text of a file; throw a TextProblem for what cannot be a position. */
export async function readText(file: Blob): Promise<string> {
  if (!file.size || file.size > LIMIT) throw new TextProblem("ui-editor-file-size");
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    if (!text.includes("\0")) return text;
  } catch {
    // said below
  }
  throw new TextProblem("ui-editor-file-binary");
}
