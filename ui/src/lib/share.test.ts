import { afterEach, expect, it, vi } from "vitest";

import { addressOf, share } from "./share";

afterEach(() => vi.unstubAllGlobals());

it("names a position by its number, and a table as it stands by none", () => {
  expect(addressOf("a b", 37, "https://club.example")).toBe("https://club.example/table/a%20b#at=37");
  expect(addressOf("t", null, "http://localhost:8377")).toBe("http://localhost:8377/table/t");
  expect(addressOf("t", 0, "")).toBe("/table/t#at=0");
});

function phone(coarse: boolean, send?: () => Promise<void>) {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { share: send, clipboard: { writeText } });
  vi.stubGlobal("matchMedia", () => ({ matches: coarse }));
  return writeText;
}

it("uses the sheet of a phone, and the clipboard elsewhere", async () => {
  const send = vi.fn(() => Promise.resolve());
  const copied = phone(true, send);
  expect(await share("/x", "title")).toBe("shared");
  expect(send).toHaveBeenCalledWith({ url: "/x", title: "title" });
  expect(copied).not.toHaveBeenCalled();
  expect(await (phone(false, send), share("/x", "title"))).toBe("copied");
  expect(await (phone(true), share("/x", "title"))).toBe("copied");
});

it("copies nothing when somebody closes the sheet", async () => {
  const copied = phone(true, () => Promise.reject(new DOMException("no", "AbortError")));
  expect(await share("/x", "title")).toBe("shared");
  expect(copied).not.toHaveBeenCalled();
});
