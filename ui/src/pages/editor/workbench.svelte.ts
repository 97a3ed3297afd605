/** The position that is being set up: its text, what the server says of it, and the way back. */
import { fault as faultOf } from "../../lib/fault";
import { settings } from "../../lib/settings.svelte";
import { loadSprites } from "../../lib/sprites";
import type { PositionInfo, ToolView } from "../../types";
import { withLine } from "./lines";
import { positions } from "./requests";

/** The tool that every game has. */
export const REMOVE = "remove";

const STEPS = 200; // that can be taken back

interface Change {
  tool?: string;
  picks?: readonly string[];
  players?: number;
  look?: boolean; // nothing changes but how it looks
}

export class Workbench {
  info = $state.raw<PositionInfo | null>(null);
  fault = $state("");
  seat = $state(0);
  turns = $state(0);
  tool = $state("");
  picked = $state.raw<readonly string[]>([]);
  private past = $state.raw<readonly string[]>([]);
  private ahead = $state.raw<readonly string[]>([]);
  private game = "";
  private queue: Promise<void> = Promise.resolve();
  private waiting = 0;
  private written = "";

  readonly canUndo = $derived(this.past.length > 0);
  readonly canRedo = $derived(this.ahead.length > 0);
  readonly sound = $derived(!!this.info && !this.info.faults.length);
  readonly tools = $derived(this.info?.palette.groups.flatMap((group) => group.tools) ?? []);
  readonly chosen = $derived<ToolView | undefined>(this.tools.find((tool) => tool.key === this.tool));

  get text(): string {
    return this.written;
  }

  /** Begin with a position of a game; what was before cannot be taken back. */
  open(game: string, text: string, players = 0): Promise<void> {
    [this.game, this.written, this.tool, this.picked, this.seat] = [game, text, "", [], 0];
    [this.past, this.ahead] = [[], []];
    void loadSprites(game);
    return this.send({ players });
  }

  /** Take everything away. */
  clear(): Promise<void> {
    return this.change((_, info) => withLine("", "players", [String(info.players)]));
  }

  /** Let others play along, or fewer. */
  seats(players: number): Promise<void> {
    return this.change((text) => withLine(text, "players", [String(players)]));
  }

  /** Make another text of the one that is there when all that is on its way has come. */
  change(make: (text: string, info: PositionInfo) => string): Promise<void> {
    return this.send({}, () => {
      if (this.info) this.keep(make(this.written, this.info));
    });
  }

  /** Take another text for the position. */
  write(text: string): Promise<void> {
    this.keep(text);
    return this.send({});
  }

  /** Take a tool into the hand; the same one again is put down. */
  take(key: string): void {
    this.tool = this.tool === key ? "" : key;
    this.picked = [];
    void this.send({ look: true });
  }

  /** Use the tool at a place. */
  put(pick: string): Promise<void> | undefined {
    if (!this.tool) return;
    const picks = this.picked.includes(pick) ? this.picked.filter((one) => one !== pick) : [...this.picked, pick];
    if (picks.length < (this.chosen?.picks ?? 1)) {
      this.picked = picks;
      return;
    }
    this.picked = [];
    return this.send({ tool: this.tool, picks });
  }

  look(change: { seat?: number; turns?: number }): void {
    this.seat = change.seat ?? this.seat;
    this.turns = change.turns ?? this.turns;
    void this.send({ look: true });
  }

  /** Go back a step; what is still on its way is such a step, too. */
  undo(): Promise<void> {
    return this.send({}, () => {
      const before = this.past.at(-1);
      if (before === undefined) return;
      this.ahead = [...this.ahead, this.written];
      this.past = this.past.slice(0, -1);
      this.written = before;
    });
  }

  redo(): Promise<void> {
    return this.send({}, () => {
      const next = this.ahead.at(-1);
      if (next === undefined) return;
      this.past = [...this.past, this.written];
      this.ahead = this.ahead.slice(0, -1);
      this.written = next;
    });
  }

  /** Ask again, in the language of the page. */
  again(): void {
    if (this.game) void this.send({ look: true });
  }

  private keep(text: string): void {
    if (text === this.written) return;
    this.past = [...this.past, this.written].slice(-STEPS);
    this.ahead = [];
    this.written = text;
  }

  /** One change after the other: each is made to what the one before has left. */
  private send(change: Change, first?: () => void): Promise<void> {
    this.waiting += 1;
    this.queue = this.queue.then(() => {
      first?.();
      return this.one(change);
    });
    return this.queue;
  }

  private async one({ tool = "", picks = [], players = 0, look = false }: Change): Promise<void> {
    this.waiting -= 1;
    if (this.waiting && look) return; // only how it looks at last is of interest
    const { game, seat, turns, written } = this;
    const using = tool || this.tool;
    try {
      const asked = { game, text: written, players, seat, turns, tool: using, picks: [...picks] };
      const info = await positions.work(asked, settings.language);
      if (this.written !== written || this.game !== game) return; // another was brought since: its answer comes
      if (written !== info.text) {
        if (tool) this.keep(info.text);
        else this.written = info.text;
      }
      if (info.game !== this.game) {
        this.game = info.game; // a text was brought that names another one
        void loadSprites(info.game);
      }
      [this.info, this.seat, this.fault] = [info, info.seat, ""];
    } catch (error) {
      this.fault = faultOf(error);
    }
  }
}
