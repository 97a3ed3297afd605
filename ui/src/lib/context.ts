/** Names under which a page gives things to the components inside it. */
import type { SeatView } from "../types";

export const OPEN_RULE = Symbol("open a rule beside the page");

/** Open a rule; ``from`` is what was pointed at, to which the focus goes back. */
export type OpenRule = (rule: string, from: HTMLElement) => void;

export const COMPANY = Symbol("who is at the table");

/** Tell whether the person of a seat is there; null: nobody knows, or it is no other person's. */
export type Company = (seat: SeatView) => boolean | null;

export const OPEN_ORDERS = Symbol("open standing orders");
export const OPEN_PLANS = Symbol("open the panel of what is planned");

/** Open it; the focus goes back to ``from``. */
export type OpenPlans = (from: HTMLElement) => void;

export const TRY_OUT = Symbol("try things out on a board of one's own");

/** Open a what-if board at the position after so many actions. */
export type TryOut = (step: number) => void;

export const WATCH = Symbol("look at the own board of a seat");

/** Look at it; null: at one's own again. */
export type Watch = (seat: number | null) => void;
