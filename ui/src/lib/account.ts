/** Questions about one's account. */
import type {
  AccountInfo,
  Changes,
  DoorInfo,
  HolidaysInfo,
  KeySecret,
  LostWay,
  LinkInfo,
  MeInfo,
  NewBrowser,
  NewKey,
  NewHoliday,
  PasskeyAnswer,
  PasskeyOptions,
  WaysInfo,
} from "../types";
import { ask, json, post } from "./api";
import { settings } from "./settings.svelte";

const at = (path = "") => `/api/account${path}?lang=${settings.language}`;

export const account = {
  me: () => json<MeInfo>("/api/me"),
  guest: (name: string) => json<MeInfo>(`/api/me?lang=${settings.language}`, post({ name, lang: settings.language })),
  all: () => json<AccountInfo>(at()),
  register: (name: string, password: string, invite = "") =>
    json<MeInfo>(at(), post({ name, password, lang: settings.language, invite })),
  door: () => json<DoorInfo>("/api/door"),
  signIn: (name: string, password: string) => json<MeInfo>(at("/sign-in"), post({ name, password })),
  follow: (secret: string) => json<MeInfo>(at("/follow"), post({ secret })),
  signOut: () => ask(at("/sign-out"), { method: "POST" }),
  change: (changes: Changes) => json<MeInfo>(at(), post(changes, "PATCH")),
  password: (old: string, fresh: string) => ask(at("/password"), post({ old, new: fresh }, "PUT")),
  endDevice: (id: string) => ask(at(`/sessions/${id}`), { method: "DELETE" }),
  endOthers: () => ask(at("/sessions"), { method: "DELETE" }),
  link: () => json<LinkInfo>(at("/link"), { method: "POST" }),
  newKey: (key: NewKey) => json<KeySecret>(at("/keys"), post(key)),
  passkeyOptions: () => json<PasskeyOptions>(at("/passkeys/options"), { method: "POST" }),
  addPasskey: (answer: PasskeyAnswer) => ask(at("/passkeys"), post(answer)),
  renamePasskey: (id: string, name: string) => ask(at(`/passkeys/${id}`), post({ name }, "PATCH")),
  removePasskey: (id: string) => ask(at(`/passkeys/${id}`), { method: "DELETE" }),
  signInOptions: () => json<PasskeyOptions>(at("/passkeys/sign-in/options"), { method: "POST" }),
  signInByPasskey: (answer: PasskeyAnswer) => json<MeInfo>(at("/passkeys/sign-in"), post(answer)),
  setMailbox: (address: string) => ask(at("/recovery"), post({ address }, "PUT")),
  confirmMailbox: (secret: string) => ask(at("/recovery/confirm"), post({ secret })),
  removeMailbox: () => ask(at("/recovery"), { method: "DELETE" }),
  recover: (who: string) => ask(at("/recover"), post({ who } satisfies LostWay)),
  revoke: (id: string) => ask(at(`/keys/${id}`), { method: "DELETE" }),
  ways: () => json<WaysInfo>(at("/ways")),
  newAddress: (address: string) => ask(at("/ways/address"), post({ address })),
  newBrowser: (browser: NewBrowser) => ask(at("/ways/browser"), post(browser)),
  tryWay: (id: string) => ask(at(`/ways/${id}/test`), { method: "POST" }),
  removeWay: (id: string) => ask(at(`/ways/${id}`), { method: "DELETE" }),
  holidays: () => json<HolidaysInfo>(at("/holidays")),
  rest: (days: number, begins: string | null = null) =>
    json<HolidaysInfo>(at("/holidays"), post({ days, begins } satisfies NewHoliday)),
  stopRest: (id: number) => json<HolidaysInfo>(at(`/holidays/${id}`), { method: "DELETE" }),
  remove: (password: string) => ask(at("/delete"), post({ password })),
  exportHref: "/api/account/export",
};
