/** What is said about accounts: the mirror of src/alcaide/server/protocol/account_answers.py. */

/** Who one is; online: people come from elsewhere. */
export interface MeInfo {
  id: string;
  name: string;
  guest: boolean;
  role: string;
  lang: string;
  online: boolean;
  prefs: Prefs;
}

/** What somebody likes, on all of his devices. */
export interface Prefs {
  colours?: string[];
  theme?: "light" | "dark" | "system";
  speed?: number;
  sounds?: boolean;
  end_turn?: boolean;
  aids?: boolean;
  quiet?: string[];
}

export interface NewGuest {
  name: string;
  lang: string;
}

export interface NewAccount {
  name: string;
  password: string; // empty: one signs in by links
  lang: string;
}

export interface SignIn {
  name: string;
  password: string;
}

export interface Follow {
  secret: string;
}

export interface Changes {
  name?: string;
  lang?: string;
  prefs?: Prefs;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface Leaving {
  password: string;
}

export interface DeviceInfo {
  id: string;
  agent: string;
  created: string;
  seen: string;
  here: boolean;
}

export interface KeyInfo {
  id: string;
  label: string;
  created: string;
  seen: string;
}

export interface NewKey {
  label: string;
}

export interface KeySecret {
  secret: string; // not shown again
  key: KeyInfo;
}

export interface LinkInfo {
  address: string;
  expires: string;
}

/** A way by which somebody is told that it is his turn. */
export interface WayInfo {
  id: string;
  kind: string; // "address" or "browser"
  shown: string; // what an address is called, without its secrets; what a browser calls itself
  created: string;
  mark: string; // of a browser: the SHA-256 of its endpoint
}

export interface WaysInfo {
  key: string; // by which push services know this server; "": it cannot send to browsers
  addresses: boolean; // can it send to addresses?
  ways: WayInfo[];
}

export interface NewAddress {
  address: string;
}

export interface NewBrowser {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** POST /api/account/holidays. */
export interface NewHoliday {
  days: number;
  begins: string | null; // null: now
}

/** A holiday that is on, or announced. */
export interface HolidayInfo {
  id: number;
  begins: string;
  ends: string;
  days: number;
}

/** GET /api/account/holidays. */
export interface HolidaysInfo {
  left: number; // days that one may still take now
  year: number; // days that one may take in a year
  now: HolidayInfo | null; // null: one is not on holiday
  later: HolidayInfo[]; // announced, the first first
}

export interface AccountInfo {
  me: MeInfo;
  has_password: boolean;
  created: string;
  devices: DeviceInfo[];
  keys: KeyInfo[];
}
