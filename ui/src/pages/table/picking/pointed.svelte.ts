/** What is pointed at from outside the board: by a hint until it has been picked, else by a lesson. */
import { untrack } from "svelte";

import type { TableView } from "../../../types";
import { places } from "../board/marks";
import { pointAt } from "../board/point";
import type { Session } from "../live/session";
import type { Camera } from "../stage/camera.svelte";
import type { Picker } from "./picker.svelte";

interface About {
  session: Session;
  view: TableView;
  picker: Picker;
  camera: Camera;
  shown: readonly string[]; // picks that a lesson points at
}

/** Keep what is pointed at in sight; the answer tells its picks. Reactive, for the setting up of a component. */
export function pointed(about: () => About): () => readonly string[] {
  const hinted = $derived.by(() => {
    const { session, view, picker } = about();
    const choice = view.decision?.choices.find((one) => one.text === session.advice?.hint?.text);
    return choice && picker.meant !== choice ? choice.picks : [];
  });
  const picks = $derived(hinted.length ? hinted : about().shown);
  $effect(() => {
    if (!about().session.advice) return; // a lesson points by itself
    pointAt(hinted);
    return () => pointAt([]);
  });
  $effect(() => {
    const { view, camera } = about();
    const wanted = picks;
    const { width, height } = camera.size; // what is beside the board may take more room than before
    if (!wanted.length || !width || !height) return;
    untrack(() => {
      const spots = places(view.board.nodes).filter((spot) => wanted.includes(spot.pick ?? ""));
      camera.show(spots.map((spot) => [spot.x ?? 0, spot.y ?? 0]));
    });
  });
  return () => picks;
}
