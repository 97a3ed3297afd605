/** The sentence above the options: what is asked, or what the picked action would do. */
import { t } from "../../../lib/i18n.svelte";
import type { ChoiceView, FactView, PreviewView, TableView } from "../../../types";
import { togetherOf } from "../picking/copies";
import { isTurn } from "../picking/cycle";
import { kind, nameOf } from "../board/marks";
import { allCards } from "../shelves/shelves";

export interface Headline {
  title: string;
  hint: string;
  rule: string;
  facts: FactView[];
}

/** Find the words for the present state of picking. */
export function headline(
  view: TableView,
  picked: readonly string[],
  meant: ChoiceView | null,
  preview: PreviewView | null,
): Headline {
  const decision = view.decision;
  if (!decision) return { title: view.status, hint: "", rule: "", facts: [] };
  if (meant && preview) {
    const { title, sentences, rule, facts } = preview;
    return { title: title.replace(/\.$/, ""), hint: sentences.join(" "), rule, facts };
  }
  if (meant) return { title: meant.label, hint: "", rule: decision.rule, facts: [] };
  const things = picked.filter((pick) => kind(pick) !== "option" && !isTurn(pick));
  if (!things.length) return { title: decision.title, hint: decision.hint, rule: decision.rule, facts: [] };
  const names = things.map((pick) => describe(view, pick)).join(", ");
  const together = togetherOf(allCards(view));
  const cards = decision.choices.some(
    (choice) =>
      things.every((one) => choice.picks.includes(one)) && choice.picks.some((pick) => together.get(kind(pick))),
  );
  return {
    title: t("ui-picked", { things: names }),
    hint: t(cards ? "ui-picked-cards" : "ui-picked-hint"),
    rule: "",
    facts: [],
  };
}

/** A pick in words: the label of a card, or a space by its name. */
export function describe(view: TableView, pick: string): string {
  const card = allCards(view).find((one) => one.pick === pick);
  return card ? card.label : t("ui-board-cell", { name: nameOf(pick) });
}
