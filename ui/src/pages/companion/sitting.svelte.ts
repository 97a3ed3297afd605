/** A game at a table of wood under way: what was entered, what the server says of it, what is still to be sent. */
import { Failure, json, post } from "../../lib/api";
import type { CardView, ChoiceView, CompanionView, DecisionView, NeedView } from "../../types";
import { keep, type TableGame } from "./games";

const BACK = 8000; // ms for which the last entry can be taken back in the foot
const AGAIN = 4000; // ms until the server is asked again
const OTHERS = 3; // ways in which a thing may lie besides
const KNOWN = 400; // words of entries that are offered where nobody can be asked

export const TOLD = "* "; // begins an entry of what came to light
export const STANDS = "! "; // begins one that stands against the rules

/** What was asked once: what may be entered by it where nobody can be asked. */
export interface Moment {
  key: string;
  title: string;
  need: NeedView | null;
  decision: DecisionView | null;
}
const MOMENTS = 8;

export class Sitting {
  game = $state.raw<TableGame>(null!);
  view = $state.raw<CompanionView | null>(null);
  busy = $state(false);
  offline = $state(false);
  failed = $state(""); // what the server said no to, whole
  unkept = $state(false); // there is no room on this device
  last = $state(""); // what was entered just now
  turned = $state.raw<ChoiceView[]>([]); // what it could have been as well, lying otherwise
  known = $state.raw<string[]>([]); // entries that were possible once
  thing = $state(""); // the symbol of what came to light last, if nothing was done since
  moments = $state.raw<Moment[]>([]);
  anew = $state<number | null>(null); // the number of the entry in the place of which the next one comes
  private before = false; // it comes before that
  lies = $state.raw<ChoiceView | null>(null); // as it was entered
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    game: TableGame,
    private readonly lang: () => string,
  ) {
    this.game = game;
  }

  /** Entries that the server has not seen yet, or not accepted. */
  get pending(): number {
    return this.game.entries.length - (this.view?.accepted ?? 0);
  }

  get cards(): CardView[] {
    const table = this.view?.table;
    if (!table) return [];
    return [...table.market, ...table.decks, ...table.shelves.flatMap((shelf) => shelf.cards)];
  }

  /** Enter something. */
  async enter(entry: string, said = entry, turned: ChoiceView[] = [], thing = ""): Promise<void> {
    this.thing = thing;
    if (this.anew !== null) return this.mend(this.anew, entry, this.before);
    this.save([...this.game.entries, entry]);
    this.last = said;
    [this.lies, this.turned] = [turned[0] ?? null, turned.slice(1)];
    this.fade();
    await this.ask();
  }

  /** Put another entry in the place of one, or take it out; what came after is tried again. */
  async mend(at: number, entry?: string, before = false): Promise<void> {
    const { entries } = this.game;
    const after = entries.slice(before ? at : at + 1);
    this.save([...entries.slice(0, at), ...(entry === undefined ? [] : [entry]), ...after]);
    this.hush();
    await this.ask();
  }

  /** Let what is entered next take the place of an entry, or come before it. */
  amend(at: number, before: boolean): void {
    [this.anew, this.before] = [at, before];
  }

  /** Exchange the last action for one that is the same but lies otherwise, and enter what follows it. */
  async turn(choice: ChoiceView, next?: ChoiceView): Promise<void> {
    const kept = this.game.entries.slice(0, -1);
    const others = [this.lies!, ...this.turned.filter((one) => one.text !== choice.text)];
    this.save([...kept, choice.text, ...(next ? [next.text] : [])]);
    [this.turned, this.lies] = next ? [[], null] : [others, choice];
    this.last = next?.label ?? this.last;
    this.fade();
    await this.ask();
  }

  /** Let another seat have begun. */
  async start(seat: number): Promise<void> {
    this.game = { ...this.game, start: seat };
    this.save(this.game.entries);
    await this.ask();
  }

  /** Take the last entry back, and what came to light by it. */
  async back(): Promise<void> {
    const { entries } = this.game;
    if (!entries.length) return;
    this.save(entries.slice(0, -1));
    this.hush();
    await this.ask();
  }

  /** Take back everything after the first so many actions. */
  async backTo(actions: number): Promise<void> {
    let seen = 0;
    const at = this.game.entries.findIndex((entry) => !entry.startsWith(TOLD) && seen++ === actions);
    if (at < 0) return;
    this.save(this.game.entries.slice(0, at));
    this.hush();
    await this.ask();
  }

  /** Have the server look at the game; without it, go on and ask again. */
  async ask(): Promise<void> {
    const mine = ++this.asked;
    const { game, seats, options, start, entries } = this.game;
    const names = seats.map((seat) => seat.name);
    const colours = seats.map((seat) => seat.colour);
    this.busy = true;
    try {
      const otherwise = this.turned.map((choice) => choice.text).slice(0, OTHERS);
      const body = post({ game, names, colours, options, start, entries, otherwise });
      const view = await json<CompanionView>(`/api/companion?lang=${this.lang()}`, body);
      if (mine !== this.asked) return;
      [this.view, this.offline, this.failed] = [view, false, ""];
      this.learn(view);
      if (Boolean(view.table.result) !== Boolean(this.game.over)) this.save(entries, Boolean(view.table.result));
    } catch (error) {
      if (mine !== this.asked) return;
      const silent = !(error instanceof Failure) || error.status === 0 || error.status >= 500;
      this.offline = silent;
      this.failed = silent ? "" : error.message;
      if (silent) setTimeout(() => mine === this.asked && void this.ask(), AGAIN);
    } finally {
      if (mine === this.asked) this.busy = false;
    }
  }

  close(): void {
    this.asked++;
    clearTimeout(this.timer);
  }

  private hush(): void {
    clearTimeout(this.timer);
    [this.last, this.turned, this.anew] = ["", [], null];
  }

  private fade(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.last = ""), BACK);
  }

  private learn(view: CompanionView): void {
    const { need, decision } = view;
    const key = need?.verb ?? decision?.options.join(" ");
    if (key) {
      const names = [...new Set(decision?.choices.map((choice) => choice.name))].slice(0, 3).join(" · ");
      const moment = { key, title: need?.title ?? names, need, decision };
      this.moments = [moment, ...this.moments.filter((one) => one.key !== key)].slice(0, MOMENTS);
    }
    const words = view.decision?.choices.map((choice) => choice.text) ?? [];
    const told = view.need?.things.map((thing) => `${TOLD}${view.need!.verb} ${thing.word}`) ?? [];
    this.known = [...new Set([...words, ...told, ...this.known])].slice(0, KNOWN);
  }

  private save(entries: string[], over = this.game.over): void {
    this.game = { ...this.game, entries, over, at: Date.now() };
    this.unkept = !keep(this.game);
  }
}
