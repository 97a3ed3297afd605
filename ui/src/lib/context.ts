/** Names under which a page gives things to the components inside it. */

export const OPEN_RULE = Symbol("open a rule beside the page");

/** Open a rule; ``from`` is what was pointed at, to which the focus goes back. */
export type OpenRule = (rule: string, from: HTMLElement) => void;

export const TRY_OUT = Symbol("try things out on a board of one's own");

/** Open a what-if board at the position after so many actions. */
export type TryOut = (step: number) => void;
