/** Names with what somebody is, where words alone tell it. */
import type { SeatView } from "../types";
import { t } from "./i18n.svelte";

type Beside = SeatView["badge"];

/** "Luis (guest)"; an old server says nothing beside a name. */
export function beside(name: string, badge: Beside | undefined): string {
  return badge ? t("ui-badge-beside", { name, badge: t(`ui-badge-${badge}`) }) : name;
}

export const called = (seat: SeatView | undefined): string => (seat ? beside(seat.name, seat.badge) : "");
