/** What a device is called in the language of the page. */
import { t } from "../../lib/i18n.svelte";
import { agentOf } from "./agents";

export function called(agent: string): string {
  const { browser, system } = agentOf(agent);
  if (browser && system) return t("ui-account-device", { browser, system });
  return browser || system || t("ui-account-device-other");
}
