/** Time that has passed. A frame may be told an earlier time than the clock just gave: it is then none. */

/** Milliseconds since a moment. */
export const elapsed = (since: number, now: number): number => Math.max(0, now - since);

/** How much of a length has passed since a moment, from 0 to 1; of no length all has. */
export const progress = (since: number, now: number, length: number): number =>
  length > 0 ? Math.min(1, elapsed(since, now) / length) : 1;

/** A progress that slows down towards its end. */
export const eased = (part: number): number => 1 - (1 - Math.min(1, Math.max(0, part))) ** 3;
