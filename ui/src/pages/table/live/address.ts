/** Where the socket of a table is. */
import { settings } from "../../../lib/settings.svelte";

/** Where a what-if board begins, and through whose eyes. */
export interface Trial {
  step: number;
  seat: number | null;
}

/** The address of a table's socket; of a what-if board's. */
export function socketAddress(id: string, trial: Trial | null): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const path = `/api/tables/${encodeURIComponent(id)}/${channel(trial)}lang=${settings.language}`;
  return `${scheme}://${location.host}${path}`;
}

function channel(trial: Trial | null): string {
  if (!trial) return "live?";
  const { step, seat } = trial;
  return `whatif?step=${step}&${seat === null ? "" : `seat=${seat}&`}`;
}

/** The part of the address that opens free seats, as part of another one. */
export function invitation(): string {
  const invite = new URLSearchParams(location.search).get("invite");
  return invite ? `&invite=${encodeURIComponent(invite)}` : "";
}
