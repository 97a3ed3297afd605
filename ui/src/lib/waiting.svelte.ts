/** The tables that wait for whoever sits at this browser: asked for now and then. */
import type { WaitingInfo } from "../types";
import { api } from "./api";
import { waits } from "./gathering";
import { me } from "./me.svelte";
import { settings } from "./settings.svelte";

const PAUSE = 20_000; // ms between two questions
const SOON = 4_000; // the same while one waits for others to come
const SELDOM = 3; // of the questions, one in so many is asked while nobody sees the page

/** Where one goes from a table. */
export interface Ahead {
  id: string;
  game: string;
  count: number; // of the tables, other than this one, that wait
}

/** The table to go to from one: the next in the list, which goes round; null: no other waits. */
export function ahead(tables: readonly WaitingInfo[], here: string): Ahead | null {
  const at = tables.findIndex((table) => table.id === here);
  const round = [...tables.slice(at + 1), ...tables.slice(0, Math.max(at, 0))];
  const [next] = round;
  return next ? { id: next.id, game: next.name, count: round.length } : null;
}

class Waiting {
  tables = $state.raw<readonly WaitingInfo[]>([]);
  private watched = 0;
  private timer = 0;
  private quick = 0;
  private beats = 0;

  /** Keep up to date until what is returned is called. */
  watch(): () => void {
    if (!this.watched++) {
      document.addEventListener("visibilitychange", this.look);
      this.timer = window.setInterval(this.beat, PAUSE);
      this.quick = window.setInterval(() => waits() && this.ask(), SOON);
    }
    this.ask();
    return () => {
      if (--this.watched) return;
      document.removeEventListener("visibilitychange", this.look);
      clearInterval(this.timer);
      clearInterval(this.quick);
    };
  }

  private look = (): void => {
    if (document.visibilityState === "visible") this.ask();
  };

  private beat = (): void => {
    if (document.visibilityState === "visible" || ++this.beats % SELDOM === 0) this.ask();
  };

  /** Ask now; for who is nobody, nothing waits. */
  ask = (): void => {
    if (!me.online || !me.now?.id) this.tables = [];
    else
      void api.waiting(settings.language).then(
        (found) => (this.tables = found),
        () => {},
      );
  };
}

export const waiting = new Waiting();
