/** A board as it is edited: its form, what it was before, how it stands to what is known. */
import { fault } from "../../lib/fault";
import type { BoardDraft, BoardView } from "../../types";
import { boards, type Section } from "./calls";

const KEY = "alcaide.box.";
const PAUSE = 120; // ms of quiet before the server is asked
const STEPS = 200; // that can be taken back

export class Draft {
  view = $state.raw<BoardView | null>(null);
  form = $state.raw<Section[]>([]);
  name = $state("");
  author = $state("");
  id = $state(""); // of the board that is kept here; "": it is new
  changed = $state(false);
  fault = $state("");
  past = $state.raw<Section[][]>([]);
  private timer = 0;
  private asked = 0;

  constructor(private readonly lang: () => string) {}

  /** Begin with a board, or with a draft of it that was left here. */
  open(view: BoardView, id = ""): void {
    [this.view, this.form, this.name, this.author, this.id] = [view, view.form, view.name, view.author, id];
    [this.past, this.changed, this.fault] = [[], false, ""];
  }

  /** Take up what was left on this device; false: there is nothing. */
  resume(game: string): boolean {
    try {
      const found = JSON.parse(localStorage.getItem(KEY + game) ?? "null") as Required<BoardDraft> | null;
      if (!found?.form.length) return false;
      [this.form, this.name, this.author, this.id] = [found.form, found.name, found.author, found.id];
      [this.past, this.changed] = [[], true];
      void this.check();
      return true;
    } catch {
      return false;
    }
  }

  /** Put a section in the place of the one before; what it was can be had again. */
  change(section: Section): void {
    this.past = [...this.past, this.form].slice(-STEPS);
    this.put(this.form.map((one) => (one.type === section.type ? section : one)));
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.put(before);
  }

  touch(): void {
    this.changed = true;
    this.leave();
  }

  draft(): BoardDraft {
    return { game: this.view?.game ?? "", form: this.form, name: this.name, author: this.author, id: this.id };
  }

  /** Ask how it stands to what is known. */
  async check(): Promise<void> {
    const turn = ++this.asked;
    try {
      const view = await boards.check(this.draft(), this.lang());
      if (turn === this.asked) [this.view, this.fault] = [view, ""];
    } catch (error) {
      if (turn === this.asked) this.fault = fault(error);
    }
  }

  forget(): void {
    this.changed = false;
    if (this.view) localStorage.removeItem(KEY + this.view.game);
  }

  private put(form: Section[]): void {
    this.form = form;
    this.touch();
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.check(), PAUSE);
  }

  private leave(): void {
    if (!this.view) return;
    try {
      localStorage.setItem(KEY + this.view.game, JSON.stringify(this.draft()));
    } catch {
      // storage may be forbidden or full: then the draft lives as long as the page
    }
  }
}
