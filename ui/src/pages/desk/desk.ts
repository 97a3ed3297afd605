/** Questions of those who keep the house. */
import { json, ask, post } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";
import type {
  AuditInfo,
  CaseHead,
  CaseInfo,
  Decided,
  DeskInfo,
  DeskPerson,
  DoorInfo,
  Judged,
  NewMeasure,
  NewInvitation,
  NewRole,
  InvitationInfo,
  ResultInfo,
  SignInfo,
} from "../../types";

const at = (path = "") => `/api/desk${path}${path.includes("?") ? "&" : "?"}lang=${settings.language}`;

export const desk = {
  all: () => json<DeskInfo>(at()),
  one: (id: string) => json<CaseInfo>(at(`/cases/${id}`)),
  take: (id: string, on: boolean) => json<CaseInfo>(at(`/cases/${id}`), post({ on }, "PUT")),
  decide: (id: string, decided: Decided) => json<CaseInfo>(at(`/cases/${id}`), post(decided)),
  people: (who = "") => json<DeskPerson[]>(at(`/people?${new URLSearchParams({ who })}`)),
  measure: (id: string, measure: NewMeasure) => json<DeskPerson>(at(`/people/${id}/measures`), post(measure)),
  role: (id: string, role: NewRole["role"]) => json<DeskPerson>(at(`/people/${id}/role`), post({ role }, "PUT")),
  confirm: (id: string) => json<DeskPerson>(at(`/measures/${id}/confirm`), { method: "POST" }),
  lift: (id: string, why: string) => json<DeskPerson>(at(`/measures/${id}/lift`), post({ why })),
  judge: (id: string, judged: Judged) => json<DeskPerson>(at(`/measures/${id}`), post(judged, "PUT")),
  door: () => json<DoorInfo>("/api/door"),
  change: (door: DoorInfo) => json<DoorInfo>(at("/door"), post(door, "PUT")),
  invitations: () => json<InvitationInfo[]>(at("/invitations")),
  invite: (made: NewInvitation) => json<InvitationInfo>(at("/invitations"), post(made)),
  withdraw: (id: string) => ask(at(`/invitations/${id}`), { method: "DELETE" }),
  signs: () => json<SignInfo[]>(at("/signs")),
  annulled: () => json<ResultInfo[]>(at("/results")),
  mark: (table: string, what: "annul" | "restore", reason: string) =>
    ask(at(`/results/${encodeURIComponent(table)}/${what}`), post({ reason })),
  audit: (before?: number) => json<AuditInfo[]>(at(before ? `/audit?before=${before}` : "/audit")),
};

export type Part = "open" | "mine" | "closed";

/** The cases of a part of the desk. */
export function casesOf(part: Part, info: DeskInfo): CaseHead[] {
  if (part === "closed") return info.closed;
  return part === "mine" ? info.open.filter((one) => one.mine) : info.open;
}

const RANKS = ["player", "moderator", "admin", "owner"];

/** Does a role give at least the rights of another? */
export const atLeast = (role: string, least: string) => RANKS.indexOf(role) >= RANKS.indexOf(least);

/** For how many days something may be; 0: for good. */
export const DAYS = [1, 7, 30, 0] as const;

/** The id of a table in what somebody has pasted: its address, or the id itself. */
export const tableIn = (text: string) => /\/table\/([\w-]+)/.exec(text)?.[1] ?? text.trim();
