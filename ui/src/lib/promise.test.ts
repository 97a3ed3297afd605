import { beforeEach, expect, it } from "vitest";

import { promised, sha256 } from "./promise";
import { recall, remember } from "./promises";

const RECORD = `[Game "island"]
[Version "1"]
[Players "2"]
[Start "0"]
[Options ""]
[Parts "T01 T02"]
[Seed "abc"]
[Commitment "1F${"a".repeat(62)}"]
0 place e5 0
; [Seed "not this one"]
`;

beforeEach(() => localStorage.clear());

it("takes the promised lines out of a record, in their order", () => {
  const { text, commitment } = promised(RECORD);
  expect(text).toBe('Alcaide deal 1\n[Game "island"]\n[Version "1"]\n[Players "2"]\n[Options ""]\n[Seed "abc"]\n');
  expect(commitment).toBe(`1f${"a".repeat(62)}`);
});

it("takes them out of a record with other line ends, and finds none where there is none", () => {
  expect(promised(RECORD.replaceAll("\n", "\r\n"))).toEqual(promised(RECORD));
  expect(promised("nothing of the kind").commitment).toBe("");
});

it("hashes as everybody does", async () => {
  expect(await sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

it("remembers what was promised first", () => {
  remember("t", "one");
  remember("t", "another");
  expect(recall("t")).toBe("one");
  expect(recall("u")).toBe("");
});

it("forgets the oldest tables, and takes a damaged memory for none", () => {
  for (let n = 0; n < 205; n++) remember(`t${n}`, `${n}`);
  expect(recall("t0")).toBe("");
  expect(recall("t204")).toBe("204");
  localStorage.setItem("alcaide.promises", "{broken");
  expect(recall("t204")).toBe("");
});
