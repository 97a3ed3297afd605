import { describe, expect, it } from "vitest";

import { readRecord } from "./record";

/** jsdom's Blob cannot be read; this one holds its bytes. */
function file(...bytes: number[]): Blob {
  return { size: bytes.length, arrayBuffer: async () => new Uint8Array(bytes).buffer } as unknown as Blob;
}

describe("readRecord", () => {
  it("returns text, accents and all", async () => {
    expect(await readRecord(file(...new TextEncoder().encode('[Names "Inés"]\n')))).toBe('[Names "Inés"]\n');
  });
  it.each([
    ["empty", file(), "ui-home-load-empty"],
    ["no UTF-8", file(0xff, 0xfe, 0x41), "ui-home-load-binary"],
    ["binary", file(0x41, 0, 0x42), "ui-home-load-binary"],
    ["huge", { ...file(), size: 3_000_000 }, "ui-home-load-big"],
  ])("refuses what is %s", async (_, blob, key) => {
    await expect(readRecord(blob)).rejects.toMatchObject({ key });
  });
});
