/** What is being played at a table. What plays it is loaded when the first picture is there. */
import type { EventView, TableView } from "../../../types";
import { lagged } from "./lag";

/** What leads from one table to the next. */
export interface Scene {
  last: TableView;
  now: TableView;
  events: readonly EventView[];
  waiting: number; // more that is to be played afterwards
}

/** Whoever plays scenes. */
export interface Player {
  prepare: (scene: Scene) => void; // while the last table is still drawn
  begin: () => void; // when the next one is
  finish: () => void; // show the end of it
}

/** The words about what is seen just now. */
export interface Told {
  said: string;
  rule: string;
  high: boolean; // above: what it is about is where words usually stand
}

export class Stage {
  figures = $state.raw<ReadonlyMap<string, number>>(new Map()); // that lag behind those of the table
  told = $state.raw<Told | null>(null);
  busy = $state(false);
  player: Player | null = null;
  last: TableView | null = null; // before what is played
  newest: (() => void) | null = null; // shows the newest table at once
  private after: (() => void) | null = null;

  /** Get ready to play what leads to a table that is about to be shown; returns what begins it. */
  prepare(scene: Scene): (() => void) | null {
    this.finish();
    const { player } = this;
    if (!player || !scene.events.length) return null;
    this.last = scene.last;
    this.busy = true;
    player.prepare(scene);
    return () => player.begin();
  }

  /** The table with the figures that are shown by now. */
  seen(view: TableView): TableView {
    return lagged(view, this.last, this.figures);
  }

  /** Do something when all has been played. */
  whenIdle(then: () => void): void {
    this.after = then;
    if (!this.busy) this.idle();
  }

  /** Play nothing: what comes next does not follow. */
  stop(): null {
    this.finish();
    return null;
  }

  /** Show the end of what is played. */
  finish(): void {
    if (this.busy) this.player?.finish();
  }

  /** Show the end of all that is played or waits for it. */
  skip(): void {
    this.finish();
    this.newest?.();
  }

  /** All has been played. */
  idle(): void {
    this.busy = false;
    this.last = null;
    const { after } = this;
    this.after = null;
    after?.();
  }
}
