/** Whose turn it is, said by the tab: its title and its icon. */
import { t } from "../../../lib/i18n.svelte";
import type { TableView } from "../../../types";
import type { Moment } from "./calls";

const COLOURS: Record<string, string> = {
  blue: "#1F5FA8",
  yellow: "#D99A1C",
  green: "#2F7A43",
  red: "#B3261E",
  white: "#F4F1EA",
  violet: "#6E3A8C",
};

/** The icon of the tab; with a dot in a player's colour while that player, here, is to move. */
export function icon(colour: string | null): string {
  const dot = colour
    ? `<circle cx="24" cy="8" r="7" fill="${COLOURS[colour] ?? COLOURS.blue}" stroke="#fff" stroke-width="2"/>`
    : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="1" y="1" width="30" height="30" rx="7" fill="#1F4F8F"/><path d="M8 26V15a8.3 8.3 0 1 1 16 0v11h-4.500V14.500a4.300 4.300 0 1 0-7 0V26z" fill="#F6EFE2"/>${dot}</svg>`;
}

/** The title of a table, and the colour of whoever is wanted there at this browser; null: nobody. */
export function tabOf(view: TableView, moment: Moment | null): [string, string | null] {
  if (!moment) return [`${view.status} · ${view.name}`, view.decision ? colourOf(view, view.turn) : null];
  const own = view.screen.find((seat) => seat === view.turn) ?? view.screen[0] ?? null;
  if (moment.ready) return [t("ui-call-ready", { game: view.name }), colourOf(view, seatOf(view))];
  if (moment.yours) return [`${view.status} · ${view.name}`, colourOf(view, own)];
  if (moment.ask === null) return [`${view.status} · ${view.name}`, null];
  return [t("ui-call-ask", { game: view.name }), colourOf(view, own)];
}

/** The seat of whoever looks, also while nothing is dealt. */
function seatOf(view: TableView): number | null {
  const mine = view.together?.places.findIndex((place) => place.mine) ?? -1;
  return mine < 0 ? null : mine;
}

function colourOf(view: TableView, seat: number | null): string {
  return (seat === null ? undefined : view.seats[seat]?.colour) ?? "blue";
}

/** Write title and icon; a dot in front of the title says "your turn". */
export function showTurn(title: string, colour: string | null): void {
  document.title = colour ? `● ${title}` : title;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = colour ? `data:image/svg+xml,${encodeURIComponent(icon(colour))}` : "/favicon.svg";
}
