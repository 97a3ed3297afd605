/** What went wrong, in a sentence: the server's own, or that it does not answer, only if it does not. */
import { Failure } from "./api";
import { t } from "./i18n.svelte";

const SILENT = [0, 502, 503, 504]; // nobody answers, or only who stands before the server

export function fault(error: unknown): string {
  if (!(error instanceof Failure)) return t("ui-failed");
  return error.message || t(SILENT.includes(error.status) ? "ui-home-failed" : "ui-failed");
}
