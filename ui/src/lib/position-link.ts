/** The address of a position: its text, compressed, behind the name of its game. */

const LONGEST = 20_000; // characters, as many as a server reads
const LONGEST_CODE = 24_000; // of an address; a text with every card named takes 1,500

/** A position that an address carries. */
export interface Linked {
  game: string;
  text: string;
}

/** Return the address of a position within the pages. */
export async function positionHref(game: string, text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"), Infinity);
  const code = btoa(String.fromCharCode(...bytes));
  return `/editor#${game}=${code.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "")}`;
}

/** Return the position of a hash; null: there is none. Throws where it is damaged or too long. */
export async function linked(hash: string): Promise<Linked | null> {
  const found = /^#?([a-z][a-z0-9]*)(?:=([\w-]*))?$/.exec(hash);
  if (!found) return null;
  const [, game = "", code = ""] = found;
  if (code.length > LONGEST_CODE) throw new RangeError("too long");
  if (!code) return { game, text: "" };
  const bytes = Uint8Array.from(atob(code.replace(/-/g, "+").replace(/_/g, "/")), (char) => char.charCodeAt(0));
  const text = await through(bytes, new DecompressionStream("deflate-raw"), LONGEST);
  return { game, text: new TextDecoder("utf-8", { fatal: true }).decode(text) };
}

/** Send bytes through a stream; throws where more than ``most`` come out. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  const sent = writer.write(bytes).then(() => writer.close());
  sent.catch(() => {}); // told by the reader
  const reader = stream.readable.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  let all = new Uint8Array();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return all;
    if (all.length + value.length > most) throw new RangeError("too long");
    const longer = new Uint8Array(all.length + value.length);
    longer.set(all);
    longer.set(value, all.length);
    all = longer;
  }
}
