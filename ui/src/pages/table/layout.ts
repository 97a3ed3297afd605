/** How a table is laid out: for a phone or for more. What the screen asks for is fetched before the position is here. */
import type { Component, Snippet } from "svelte";

import { later } from "../../lib/later";
import type { TableView } from "../../types";
import type { Session } from "./live/session";
import type { Panel } from "./panel";
import type { Picker } from "./picking/picker.svelte";
import type { Camera } from "./stage/camera.svelte";

export interface Laid {
  session: Session;
  view: TableView;
  picker: Picker;
  camera: Camera;
  highlight: readonly string[];
  watched: number | null; // the seat whose board is looked at
  watch: (seat: number | null) => void;
  open: (panel: Panel, from?: HTMLElement) => void;
  reopen: () => void; // show the result again
  dock?: Snippet; // in place of the decision
  aside?: Snippet; // above the players, where there is a column of them
}

// apart: in one expression the build takes the styles of one for the other's
const Phone = () => import("./phone/Phone.svelte");
const Large = () => import("./Large.svelte");

/** Return what lays a table out, once it is here. */
export async function layout(phone: boolean): Promise<Component<Laid>> {
  const part = phone ? await later(Phone) : await later(Large);
  return part.default;
}
