/** Counters on a track, and what a preview changes about them. */
import type { TrackView } from "../types";

export interface Counter {
  key: string;
  symbol: string;
  value: number;
  label: string;
  state: "still" | "was" | "goes";
  from: number | null; // where a counter that goes comes from
  aside: number; // how far beside the middle it stands, as others share its space; in places
}

/** Place the counters; those a preview moves are shown twice, pale where they were. */
export function places(track: TrackView, preview: TrackView | null): Counter[] {
  const out = listed(track, preview);
  for (const counter of out) {
    const together = out.filter((one) => one.value === counter.value);
    counter.aside = together.indexOf(counter) - (together.length - 1) / 2;
  }
  return out;
}

function listed(track: TrackView, preview: TrackView | null): Counter[] {
  const before = new Map(track.marks.map((mark) => [mark.symbol, mark]));
  const out: Counter[] = [];
  const add = (counter: Omit<Counter, "aside">): void => void out.push({ ...counter, aside: 0 });
  for (const mark of (preview ?? track).marks) {
    const old = before.get(mark.symbol);
    before.delete(mark.symbol);
    const moved = preview !== null && old?.value !== mark.value;
    if (moved && old) {
      add({
        key: `${mark.symbol}-was`,
        symbol: mark.symbol,
        value: old.value,
        label: old.label,
        state: "was",
        from: null,
      });
    }
    const from = moved && old ? old.value : null;
    add({
      key: mark.symbol,
      symbol: mark.symbol,
      value: mark.value,
      label: mark.label,
      state: moved ? "goes" : "still",
      from,
    });
  }
  for (const old of before.values()) {
    // a counter that a preview takes away
    add({ key: `${old.symbol}-was`, symbol: old.symbol, value: old.value, label: old.label, state: "was", from: null });
  }
  return out;
}
