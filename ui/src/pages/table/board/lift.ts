/** Carry something away from the board: what may be lifted, a figure that may move. */
import type { DrawingInfo } from "../../../types";
import { carry, pictureAt, pictureOf } from "../picking/drag";
import { kind, places } from "./marks";

export interface Carried {
  movable: (pick: string, figure: boolean) => boolean;
  drop: (pick: string, places: readonly string[]) => void;
}

/** Begin to carry what was pressed, if it can be; a finger may want to pan, and picks first. */
export function lift(
  target: Element,
  event: PointerEvent,
  drawing: DrawingInfo,
  picked: readonly string[],
  carried: Carried | undefined,
): boolean {
  const pick = target.closest("[data-pick]")?.getAttribute("data-pick");
  const piece = target.closest("[data-piece]");
  const figure = drawing.roles?.[kind(piece?.getAttribute("data-piece") ?? "")] === "figure" ? piece : null;
  const node = places(drawing.nodes).find((one) => one.pick === pick);
  if (!carried || !pick || !node || !carried.movable(pick, figure !== null)) return false;
  if (event.pointerType === "touch" && !picked.includes(pick)) return false;
  const picture = (): Element => (figure ? pictureOf(figure) : pictureAt(drawing.nodes, node.x ?? 0, node.y ?? 0));
  carry(event, figure ?? target, picture, { can: () => true, drop: (where) => carried.drop(pick, where) });
  return true;
}
