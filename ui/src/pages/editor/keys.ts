/** The keys of the editor: figures take tools, Delete takes away, and the usual ones go back and on. */
import { REMOVE, type Workbench } from "./workbench.svelte";

/** Do what a key means, where it is not typed into something. */
export function shortcut(event: KeyboardEvent, bench: Workbench): void {
  if ((event.target as Element | null)?.closest("input, textarea, select, dialog")) return;
  const held = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  if (held && (key === "y" || (key === "z" && event.shiftKey))) void bench.redo();
  else if (held && key === "z") void bench.undo();
  else if (held || event.altKey) return;
  else if (key === "delete" || key === "backspace") bench.take(REMOVE);
  else if (key === "escape" && bench.tool) bench.take(bench.tool);
  else if (/^[1-9]$/.test(key) && bench.tools[Number(key) - 1]) bench.take(bench.tools[Number(key) - 1]!.key);
  else return;
  event.preventDefault();
}
