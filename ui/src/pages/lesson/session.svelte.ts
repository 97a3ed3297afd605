/** A lesson as a session of the table: positions that were prepared, and one action that leads on. */
import { tick } from "svelte";

import { api } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";
import type { ChoiceView, LessonStep, PreviewView, TableView } from "../../types";
import { isOver, type Progress } from "./progress";
import { Stage } from "../table/director/stage.svelte";
import type { Connection, Look, Refusal, Session } from "../table/live/session";

/** A sentence of the notation as it is compared: lower case, single blanks. */
function plain(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, " ");
}

export class LessonSession implements Session {
  at = $state(0); // the present step
  done = $state(0); // steps that have been solved: so far one may go on
  preview = $state.raw<{ text: string; shown: PreviewView } | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  notes = $state.raw<readonly string[]>([]);
  look = $state.raw<Look>({ turns: 0, step: null, seat: null, details: true });
  readonly stage = new Stage();
  readonly thinking: readonly number[] = [];
  readonly connection: Connection = "open";
  readonly busy = false;

  private steps = $state.raw<LessonStep[]>([]);
  private wanted: ChoiceView | null = null;

  constructor(
    readonly game: string,
    steps: LessonStep[],
    from: Progress | null = null, // where one stood the last time
  ) {
    this.steps = steps;
    const last = steps.length - 1;
    this.done = Math.min(from?.done ?? 0, last);
    this.at = from && !isOver(from) ? Math.min(from.at, this.done) : 0;
  }

  get step(): LessonStep {
    return this.steps[this.at]!;
  }

  get length(): number {
    return this.steps.length;
  }

  /** The table of the step; each counts as another position. Where one reads, nothing is asked. */
  view = $derived.by((): TableView => {
    const { table, expect } = this.step;
    return { ...table, seq: this.at, decision: expect.length ? table.decision : null };
  });

  get last(): boolean {
    return this.at === this.steps.length - 1;
  }

  /** May one go on without doing what is asked? Only where nothing is, or where it was done before. */
  get open(): boolean {
    return !this.last && (!this.step.expect.length || this.at < this.done);
  }

  /** Show a step. */
  go(at: number): void {
    if (at < 0 || at >= this.steps.length || at > this.done + 1) return;
    const play = this.prepared(at);
    this.at = at;
    if (play) void tick().then(play);
    this.done = Math.max(this.done, at);
    this.wanted = null;
    this.preview = null;
    this.refusal = null;
    this.notes = [`${this.step.title}. ${this.step.text}`];
  }

  /** What plays the way from the present step to the next one. */
  private prepared(at: number): (() => void) | null {
    const next = this.steps[at]!;
    if (at !== this.at + 1 || next.table.step === this.step.table.step) return this.stage.stop();
    return this.stage.prepare({ last: this.view, now: next.table, events: next.events, waiting: 0 });
  }

  /** Take the same steps in another language or from another side. */
  async load(turns: number): Promise<void> {
    const steps = await api.lesson(this.game, settings.language, turns);
    this.steps = steps;
    this.look = { ...this.look, turns };
    this.refusal = null;
    this.askPreview(this.wanted);
  }

  setLook(change: Partial<Look>): void {
    if (change.turns !== undefined && change.turns !== this.look.turns) void this.load(change.turns);
    if (change.step !== undefined && change.step !== null) this.go(this.stopAt(change.step));
  }

  askPreview(choice: ChoiceView | null): void {
    this.wanted = choice;
    const shown = choice ? this.step.previews[choice.text] : undefined;
    this.preview = choice && shown ? { text: choice.text, shown } : null;
  }

  play(choice: ChoiceView): void {
    this.act(choice.text, choice.picks);
  }

  say(text: string): void {
    this.act(plain(text), []);
  }

  why(picks: string[]): void {
    this.refuse(picks);
  }

  undo(): void {
    this.go(this.at - 1);
  }

  forgive(): void {
    this.refusal = null;
  }

  retry(): void {}

  /** Looking back means going back to the step that stops there. */
  private stopAt(played: number): number {
    return Math.max(
      0,
      this.steps.findLastIndex((step, i) => i <= this.done && step.table.steps <= played),
    );
  }

  private act(text: string, picks: string[]): void {
    if (this.step.expect.includes(text)) this.go(this.at + 1);
    else this.refuse(picks);
  }

  private refuse(picks: string[]): void {
    const reason = this.step.wrong;
    this.refusal = reason ? { reason, rule: "", cells: [], picks } : null;
  }
}
