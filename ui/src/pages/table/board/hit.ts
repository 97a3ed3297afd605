/** What a tap means: what can be picked under it, however deep it lies; beside all, what is close by. */
import { screen } from "../../../lib/screen.svelte";

const AIM = { finger: 20, mouse: 12 }; // px: half of what a target measures at least
const RINGS = [0.5, 1]; // of that
const WAYS = 8;

type PicksAt = (x: number, y: number) => readonly string[]; // front first

/** Find what a tap at a point of the window means; of what cannot be picked, what lies in front is asked about. */
export function hit(
  x: number,
  y: number,
  at: PicksAt,
  open: (pick: string) => boolean,
  own: string | null = null,
): string | null {
  const under = [...(own === null ? [] : [own]), ...at(x, y)];
  return under.find(open) ?? under[0] ?? beside(x, y, at, open) ?? null;
}

function beside(x: number, y: number, at: PicksAt, open: (pick: string) => boolean): string | undefined {
  const aim = screen.coarse ? AIM.finger : AIM.mouse;
  for (const ring of RINGS)
    for (let way = 0; way < WAYS; way++) {
      const angle = (2 * Math.PI * way) / WAYS;
      const found = at(x + ring * aim * Math.cos(angle), y + ring * aim * Math.sin(angle)).find(open);
      if (found) return found;
    }
  return undefined;
}
