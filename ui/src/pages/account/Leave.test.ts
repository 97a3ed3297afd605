import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";

import { account } from "../../lib/account";
import { needWords, setLanguage } from "../../lib/i18n.svelte";
import { loadMe } from "../../lib/me.svelte";
import type { AccountInfo } from "../../types";
import Leave from "./Leave.svelte";

vi.mock("../../lib/account", () => ({ account: { signOut: vi.fn(async () => undefined), exportHref: "" } }));
vi.mock("../../lib/me.svelte", () => ({ me: { now: null }, loadMe: vi.fn(async () => undefined) }));
vi.mock("../../lib/push", () => ({ unsubscribe: vi.fn(async () => undefined) }));
beforeAll(async () => (await setLanguage("en"), needWords("account")));
afterEach(() => (cleanup(), vi.clearAllMocks()));

const here = { id: "d", here: true, agent: "", seen: "", created: "" };
const bare = {
  me: { id: "u", guest: false, recovery: false },
  has_password: false,
  devices: [here],
  keys: [],
  passkeys: [],
  mailbox: null,
} as unknown as AccountInfo;

it("asks again before somebody without any way in signs out where he is signed in last", async () => {
  render(Leave, { info: bare });
  await fireEvent.click(screen.getByTestId("sign-out"));
  expect(account.signOut).not.toHaveBeenCalled();
  expect(screen.getByText(/does not get in again/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Sign out" }));
  await vi.waitFor(() => expect(loadMe).toHaveBeenCalled());
});

it.each([
  ["a password", { has_password: true }],
  ["a passkey", { passkeys: [{ id: "p" }] }],
  ["another device", { devices: [here, { ...here, id: "e", here: false }] }],
  ["mail", { me: { ...bare.me, recovery: true }, mailbox: { confirmed: true } }],
])("signs out at once who gets in again by %s", async (_way, way) => {
  render(Leave, { info: { ...bare, ...way } as AccountInfo });
  await fireEvent.click(screen.getByTestId("sign-out"));
  await vi.waitFor(() => expect(account.signOut).toHaveBeenCalled());
});
