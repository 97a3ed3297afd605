/** Call somebody to a table where others wait for him. */
import { t } from "../../../lib/i18n.svelte";
import { notify } from "../../../lib/notify";
import { settings } from "../../../lib/settings.svelte";
import type { TableView } from "../../../types";
import type { Call } from "./calls";
import { chime } from "../overlays/sounds";

/** Call by a tone and, if he looks at something else, by the browser. */
export function summon(view: TableView, call: Call): void {
  if (call !== "over") chime(call !== "turn");
  if (!settings.notify || (document.visibilityState === "visible" && document.hasFocus())) return;
  const asked = call === "ask" ? view.together?.ask?.sentence : "";
  const result = call === "over" ? view.result?.title : "";
  void notify(view.id, t(`ui-call-${call}`, { game: view.name }), asked || result || view.status);
}
