import { afterEach, expect, test, vi } from "vitest";

import { bytes, canPasskey, makePasskey, showPasskey, text } from "./passkeys";

afterEach(() => vi.unstubAllGlobals());

test("bytes are written for addresses and read again", () => {
  const raw = Uint8Array.from({ length: 256 }, (_, i) => i).buffer;
  expect(text(raw)).toMatch(/^[\w-]+$/);
  expect(new Uint8Array(bytes(text(raw)))).toEqual(new Uint8Array(raw));
});

test("an address in numbers has no passkeys", () => {
  vi.stubGlobal("PublicKeyCredential", class {});
  Object.defineProperty(window, "isSecureContext", { value: true, configurable: true });
  expect(canPasskey({ hostname: "games.example.org" })).toBe(true);
  expect(canPasskey({ hostname: "localhost" })).toBe(true);
  expect(canPasskey({ hostname: "127.0.0.1" })).toBe(false);
  expect(canPasskey({ hostname: "[::1]" })).toBe(false);
});

const one = bytes("AQ");
const shown = {
  id: "AQ",
  rawId: one,
  type: "public-key",
  response: { clientDataJSON: one, authenticatorData: one, signature: one, userHandle: null, attestationObject: one },
};

test("what the browser answers is written as the standard has it", async () => {
  const create = vi.fn().mockResolvedValue(shown);
  const get = vi.fn().mockResolvedValue(shown);
  vi.stubGlobal("navigator", { credentials: { create, get } });
  const made = await makePasskey({
    challenge: "AQ",
    user: { id: "AQ", name: "Ana" },
    excludeCredentials: [{ id: "AQ" }],
  });
  expect(made).toMatchObject({ id: "AQ", rawId: "AQ", response: { attestationObject: "AQ", transports: [] } });
  const publicKey: unknown = expect.objectContaining({ user: { name: "Ana", id: one } });
  expect(create).toHaveBeenCalledWith({ publicKey });
  const used = await showPasskey({ challenge: "AQ" });
  expect(used).toMatchObject({ response: { signature: "AQ", userHandle: null, clientDataJSON: "AQ" } });
});

test("who says no is told so, not that something broke", async () => {
  const get = vi.fn().mockRejectedValue(new DOMException("", "NotAllowedError"));
  vi.stubGlobal("navigator", { credentials: { get } });
  await expect(showPasskey({ challenge: "AQ" })).rejects.toMatchObject({ status: 0 });
});
