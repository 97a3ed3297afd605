/** What a person has picked so far at a session's decision, and what that means. */
import { settings } from "../../../lib/settings.svelte";
import type { ChoiceView, PreviewView } from "../../../types";
import { allCards, due, goodsOf, takers } from "../shelves/shelves";
import { tapped, togetherOf } from "./copies";
import { onlyTurns, settled, turned, turnOf, turnsFor, withoutTurn } from "./cycle";
import {
  about,
  given,
  nextPicks,
  narrow,
  offers,
  pick,
  possible,
  refusals,
  selected,
  switches,
  unlisted,
} from "./picking";
import type { Dragging } from "./drag";
import { tagsOf } from "./tags";
import { topicOf, variants } from "./variants";
import type { Session } from "../live/session";

/** The pick of a handle on the board that turns what is proposed. */
export const TURN_ON = "turn:+";

export class Picker {
  picked = $state.raw<string[]>([]);
  /** What was picked by hand. */
  chosen = $derived.by(() => this.picked.filter((one) => !this.fixed.includes(one)));
  private base = $state.raw<string[]>([]); // what the offers are about, see ``about``
  hovered = $state<string | null>(null); // a card or place that is pointed at
  looked = $state.raw<ChoiceView | null>(null); // a choice that is pointed at
  asking = $state(false); // the end of the turn waits to be confirmed once more

  constructor(readonly session: Session) {}

  choices = $derived.by(() => this.session.view?.decision?.choices ?? []);
  acts = $derived.by(() => this.choices.filter((choice) => !choice.quiet));
  /** Those that end a step without doing anything: quiet buttons, never focused first. */
  endings = $derived.by(() => this.choices.filter((choice) => choice.quiet));
  together = $derived.by(() => togetherOf(this.session.view ? allCards(this.session.view) : []));
  meant = $derived.by(() => selected(this.choices, this.picked));
  /** What the offers are about, as far as it was picked by hand; nothing: all main actions. */
  own = $derived.by(() => this.base.filter((one) => !this.fixed.includes(one)));
  /** What a preview is about: what is pointed at, else what is meant. */
  shown = $derived.by(() => this.looked ?? this.meant);
  /** What is told of: what is meant, and while nothing is, what is pointed at. */
  told = $derived.by(() => this.meant ?? this.looked);
  private kept: { seq: number; text: string; shown: PreviewView } | null = null;
  /** What it would bring, as far as that is known; it stays while something else is pointed at. */
  foretold = $derived.by(() => {
    const { preview, view } = this.session;
    if (!this.told || !view) return null;
    if (preview?.text === this.told.text) this.kept = { seq: view.seq, ...preview };
    return this.kept?.seq === view.seq && this.kept.text === this.told.text ? this.kept.shown : null;
  });
  /** Where the act stands, if not at the foot: beside the place, or beside the place shown larger. */
  actAt = $state<"place" | "closeup" | null>(null);
  /** What may be chosen at the place. */
  here = $derived.by(() => {
    return variants(this.choices, this.own, this.chosen);
  });
  topic = $derived.by(() => topicOf(this.own, this.chosen));
  /** Everything that goes into what is meant, or was picked on the way to it. */
  held = $derived.by(() => new Set([...this.picked, ...(this.meant?.picks ?? [])]));
  next = $derived.by(() => nextPicks(this.acts, this.picked));
  others = $derived.by(() => switches(this.acts, this.picked));
  offers = $derived.by(() => offers(this.choices, this.base, this.picked, this.together));
  more = $derived.by(() => unlisted(this.choices, this.base, this.together));
  /** What is written on the places for the thing that was picked. */
  tags = $derived.by(() => tagsOf(narrow(this.acts, this.movables)));
  /** What was picked without the places: it decides which places there are. */
  private movables = $derived.by(() => this.picked.filter((one) => !one.startsWith("cell:")));
  /** What was picked besides an option and a turn. */
  things = $derived.by(() => withoutTurn(this.picked).filter((one) => !one.startsWith("option:")));
  /** What is to be placed in any case. */
  fixed = $derived.by(() => given(this.acts, this.session.view ? due(this.session.view) : []));
  refused = $derived.by(() => {
    const asked = this.session.refusals;
    const fits = asked && this.base.length && asked.picks.join() === this.base.join();
    return refusals(fits ? asked.refused : (this.session.view?.decision?.refused ?? []), this.base);
  });
  /** How far the thing to be placed is turned, and whether it can be turned on. */
  turn = $derived.by(() => turnOf(this.picked));
  turnable = $derived.by(() => turnsFor(this.choices, this.picked).length > 1);
  /** Does anything here cost or pay money? */
  priced = $derived.by(() => this.choices.some((choice) => choice.price || choice.income));
  /** The options by which something on offer becomes one's own: where that lands, they are meant. */
  buys = $derived.by(() => {
    const goods = this.session.view ? goodsOf(this.session.view) : new Set<string>();
    const buying = this.acts.filter((choice) => choice.picks.some((one) => goods.has(one)));
    return [...new Set(buying.map((choice) => `option:${choice.option}`))];
  });
  /** The places that the hovered card could go to. */
  lit = $derived.by(() => {
    const out = new Set<string>();
    if (this.hovered && this.session.view?.decision) {
      for (const choice of narrow(this.acts, [this.first(this.hovered)])) for (const one of choice.picks) out.add(one);
    }
    return out;
  });

  /** The copy that actions name. */
  private first(what: string): string {
    return tapped([], what, this.together);
  }

  /** Pick something, or say why it cannot be picked. */
  tap(what: string): void {
    this.asking = false;
    const view = this.session.view;
    if (!view || view.step < view.steps || view.result) return;
    const means = tapped(this.picked, what, this.together);
    if (what === TURN_ON || (this.turnable && this.meant && this.picked.includes(means))) {
      this.rotate(1);
    } else if (possible(this.choices, means)) {
      this.session.forgive();
      const added = pick(this.choices, this.picked, what, this.together);
      this.set(settled(this.choices, added, this.picked));
      this.turnTo(about(this.choices, this.base, withoutTurn(this.picked)));
      this.playAtOnce();
    } else {
      const trial = this.picked.filter((one) => one !== means);
      this.session.why([...trial, means]);
    }
  }

  /** Put one thing on another, as a drag does; ``targets``: what the place may stand for. */
  drop(thing: string, targets: readonly string[]): void {
    this.asking = false;
    const what = this.first(thing);
    const target = targets.find((one) => narrow(this.acts, [what, one]).length) ?? targets[0];
    if (!target) return;
    if (!narrow(this.acts, [what, target]).length) return this.session.why([what, target]);
    this.session.forgive();
    const along = this.picked.includes(what) && narrow(this.acts, [...this.picked, target]).length > 0;
    this.set(along ? [...this.picked.filter((one) => one !== target), target] : [what, target]);
    this.turnTo(about(this.choices, [], [what]));
    this.playAtOnce();
  }

  /** Point at a choice, to see what it would bring; null: at none. */
  look(choice: ChoiceView | null): void {
    if (this.looked === choice) return;
    this.looked = choice;
    this.session.askPreview(this.shown);
  }

  /** Point at a place: what a tap there would mean is shown. */
  lookAt(place: string | null): void {
    const view = this.session.view;
    if (!view?.decision || view.step < view.steps) return;
    const free = place !== null && possible(this.acts, place) && !this.held.has(place);
    this.look(free ? this.wouldMean(place) : null);
  }

  /** How a thing is dragged to its place. */
  dragging(what: string): Dragging {
    return {
      can: () => this.acts.some((choice) => choice.picks.includes(this.first(what))),
      begin: () => this.picked.includes(what) || this.tap(what),
      over: (places) => (this.hovered = places[0] ?? null),
      drop: (places) => this.drop(what, places),
    };
  }

  /** Can what lies here be taken away? */
  liftable(what: string): boolean {
    const view = this.session.view;
    return this.acts.some(
      (choice) => choice.picks.includes(what) && view && takers(view, `option:${choice.option}`).length > 0,
    );
  }

  /** Can what stands here go to another place? */
  walks(what: string): boolean {
    const cells = (picks: readonly string[]): number => picks.filter((one) => one.startsWith("cell:")).length;
    return this.acts.some((choice) => choice.picks.includes(what) && cells(choice.picks) > 1);
  }

  /** Could this be put somewhere? */
  movable(what: string): boolean {
    return this.acts.some((choice) => choice.picks.includes(this.first(what)) && choice.picks.length > 1);
  }

  /** The class that turns a picture as some picks turn the thing to be placed; "" if nothing can be. */
  facing(picks: readonly string[]): string {
    const card = this.session.view?.hand?.find((one) => typeof one.turned === "number");
    return card ? `t${((card.turned ?? 0) + turnOf(picks)) % 4}` : "";
  }

  /** Turn the thing to be placed: where it lies, or in the hand. */
  rotate(step: 1 | -1): void {
    if (!this.turnable) return;
    this.asking = false;
    this.session.forgive();
    this.set(turned(this.choices, this.picked, step));
  }

  /** Take a choice as a whole. */
  choose(choice: ChoiceView): void {
    this.asking = false;
    this.session.forgive();
    const again = this.meant === choice && this.picked.length > 0;
    this.set(again ? [...this.base] : [...choice.picks]);
    if (!again) this.playAtOnce();
  }

  /** Was anything picked that can be taken back? */
  get retractable(): boolean {
    return this.picked.some((one) => !this.fixed.includes(one));
  }

  /** Take the last pick back; with none, nothing happens. Returns whether something did. */
  back(): boolean {
    if (this.asking) {
      this.asking = false;
      return true;
    }
    if (this.session.refusal) {
      this.session.forgive();
      return true;
    }
    if (!this.retractable) return false;
    this.set(this.undoneOne());
    this.turnTo(about(this.choices, this.base, this.picked));
    return true;
  }

  /** Play what is meant; asks once more where the turn would end and that was wished. */
  confirm(): void {
    if (this.meant) this.send(this.meant);
  }

  /** Play a choice that ends the step ("No more"). */
  end(choice: ChoiceView): void {
    this.set([...choice.picks]);
    this.send(choice);
  }

  /** Begin afresh: the decision is another one. */
  reset(): void {
    this.picked = [...this.fixed];
    this.turnTo([...this.fixed]);
    this.asking = false;
    this.hovered = null;
    this.looked = null;
    this.session.askPreview(this.meant);
  }

  private send(choice: ChoiceView): void {
    if (choice.final && settings.endTurn && !this.asking) {
      this.asking = true;
      return;
    }
    this.asking = false;
    this.session.play(choice);
  }

  /** Play what was picked without any doubt, where one wishes no confirmation. */
  private playAtOnce(): void {
    const sole = narrow(this.acts, this.picked).length === 1;
    if (settings.oneClick && this.meant && sole) this.send(this.meant);
  }

  /** The choice that a tap would mean, with what was picked before. */
  private wouldMean(place: string): ChoiceView | null {
    const added = pick(this.acts, this.picked, place, this.together);
    return selected(this.acts, settled(this.acts, added, this.picked));
  }

  /** Let the offers be about some picks: they stay while one of them is chosen. */
  private turnTo(base: string[]): void {
    if (base.length && base.join() !== this.session.refusals?.picks.join()) this.session.askRefusals?.(base);
    this.base = base;
  }

  private set(picked: string[]): void {
    this.picked = picked;
    this.looked = null;
    this.session.askPreview(this.meant);
  }

  /** One pick fewer, or as many fewer as it takes to leave the action that is meant now. */
  private undoneOne(): string[] {
    const was = this.meant;
    const least = this.fixed.length;
    let picked = this.picked.slice(0, -1);
    while (picked.length > least && selected(this.choices, picked) === was) picked = picked.slice(0, -1);
    while (picked.length > least && onlyTurns(this.choices, picked)) picked = picked.slice(0, -1);
    return picked;
  }
}
