/** A table on the server: one WebSocket, opened again whenever it breaks. */
import { tick } from "svelte";

import { api, Failure } from "../../../lib/api";
import { settings } from "../../../lib/settings.svelte";
import { stop } from "../../../lib/stop.svelte";
import type { ChoiceView, EventView, FromBrowser, FromServer, PreviewView, TableView } from "../../../types";
import { invitation, socketAddress, type Trial } from "./address";
import { Advisor } from "./advisor.svelte";
import { Stage } from "../director/stage.svelte";
import { Book, PAGE } from "../log/book.svelte";
import { merge } from "./merge";
import { Layers } from "./layers.svelte";
import { Plans } from "./plans.svelte";
import { dwell, follows } from "./queue";
import { Past } from "../since/past.svelte";
import type { Connection, Look, Order, Refusal, Refusals, Session } from "./session";
import { Standing } from "./standing.svelte";
import { Talk } from "./talk.svelte";

const FIRST_PAUSE = 400; // ms before connecting again; doubled up to LONGEST_PAUSE
const LONGEST_PAUSE = 8000;
const NONE_TO_BE_HAD = [4403, 4404]; // a what-if board is refused, or its table is gone

type TableMessage = Extract<FromServer, { type: "table" }>;

export class LiveSession implements Session {
  view = $state.raw<TableView | null>(null);
  preview = $state.raw<{ text: string; shown: PreviewView } | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  refusals = $state.raw<Refusals | null>(null);
  notes = $state.raw<readonly string[]>([]);
  thinking = $state.raw<readonly number[]>([]);
  connection = $state<Connection>("opening");
  look = $state.raw<Look>({ turns: 0, step: null, seat: null, details: settings.words });
  busy = $state(false);
  readonly advice = new Advisor((message) => this.send(message));
  readonly stage = new Stage();
  readonly talk = new Talk((message) => this.send(message));
  readonly book = new Book((message) => this.send(message));
  readonly plans = new Plans((message) => this.send(message));
  readonly layers = new Layers((message) => this.send(message));
  readonly standing = new Standing((message) => this.send(message));
  readonly past = new Past(this, (message) => this.send(message));

  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer = 0;
  private closed = false;
  private wanted: ChoiceView | null = null; // whose preview is asked for
  private tried: string[] = [];
  private explains = false; // the refusal says why the position that follows is another one
  private told: TableView | null = null; // the newest of this connection, though it may still wait to be shown
  private anew = true; // the log that comes next has nothing to do with the one before
  private waiting: TableMessage[] = [];
  private shownAt = 0;
  private showTimer = 0;
  private readonly invite = invitation();

  constructor(
    readonly id: string,
    readonly trial: Trial | null = null, // set: a what-if board of the table
  ) {
    this.stage.newest = () => this.catchUp();
    if (trial) this.look = { ...this.look, seat: trial.seat };
    this.connect();
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.wake);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.showTimer);
    this.socket?.close();
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.wake);
  }

  retry = (): void => {
    if (this.connection !== "lost" || this.closed) return;
    clearTimeout(this.timer);
    this.pause = FIRST_PAUSE;
    this.connect();
  };

  setLook(change: Partial<Look>): void {
    this.look = { ...this.look, ...change };
    if (change.step !== undefined || change.seat !== undefined) this.refusal = null;
    this.sendLook();
    if (this.wanted) this.send({ type: "preview", seq: this.seq, action: this.wanted.action });
  }

  askPreview(choice: ChoiceView | null): void {
    this.wanted = choice;
    if (!choice) this.preview = null;
    else if (this.preview?.text !== choice.text) {
      this.send({ type: "preview", seq: this.seq, action: choice.action });
    }
  }

  play(choice: ChoiceView): void {
    if (this.busy) return;
    this.stage.finish();
    this.busy = this.send({ type: "play", seq: this.seq, action: choice.action });
  }

  undo(): void {
    this.send({ type: "undo", seq: this.seq });
  }

  why(picks: string[]): void {
    this.tried = picks;
    this.send({ type: "why", picks });
  }

  askRefusals(picks: string[]): void {
    this.send({ type: "refusals", seq: this.seq, picks });
  }

  seat(seat: number, level: string): void {
    this.send({ type: "seat", seat, level });
  }

  say(text: string): void {
    this.tried = [];
    this.send({ type: "say", seq: this.seq, text });
  }

  order(message: Order): void {
    this.tried = [];
    this.send(message);
  }

  /** Connect anew: the server asks once, at the beginning, who one is. */
  enter(): void {
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connection = "opening";
    this.connect();
  }

  forgive(): void {
    this.refusal = null;
  }

  private get seq(): number {
    return this.view?.seq ?? 0;
  }

  private wake = (): void => {
    if (this.seen) this.retry();
    this.send({ type: "eyes", on: this.seen });
  };

  /** Is the page before somebody's eyes? Then he has to be told nothing. */
  private get seen(): boolean {
    return document.visibilityState === "visible";
  }

  private connect(): void {
    const socket = new WebSocket(socketAddress(this.id, this.trial) + this.invite);
    this.socket = socket;
    this.told = null;
    this.anew = true;
    this.past.forget();
    socket.onopen = () => {
      this.connection = "open";
      this.layers.anew();
      if (stop.plan) stop.ask();
      this.sendLook();
      if (!this.seen) this.send({ type: "eyes", on: false });
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.closed || socket !== this.socket) return;
    if (this.trial && NONE_TO_BE_HAD.includes(code)) {
      this.close();
      this.connection = "gone";
      return;
    }
    this.busy = false;
    this.socket = null;
    this.connection = "lost";
    this.timer = window.setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
    if (!this.view) void this.exists();
  }

  /** A table that was never there is a page of its own, not a lost connection. */
  private async exists(): Promise<void> {
    try {
      await api.record(this.id);
    } catch (error) {
      if (error instanceof Failure && error.status === 404) {
        this.close();
        this.connection = "gone";
      }
    }
  }

  private sendLook(): void {
    this.send({ type: "look", lang: settings.language, changes: true, log: PAGE, ...this.look });
  }

  private send(message: FromBrowser): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private receive(message: FromServer): void {
    if (message.type === "table") {
      this.take(message);
    } else if (message.type === "change") {
      if (this.told) this.take({ ...message, type: "table", table: merge(this.told, message) });
    } else if (message.type === "preview") {
      this.showPreview(message.seq, message.action, message.preview);
    } else if (message.type === "refusals") {
      if (message.seq === this.seq) this.refusals = message;
    } else if (message.type === "refused") {
      this.busy = false;
      this.advice.fail();
      if (message.stale) this.catchUp();
      const { reason, rule, cells, stale } = message;
      this.refusal = { reason, rule, cells, picks: this.tried };
      this.explains = stale;
    } else if (message.type === "hint" || message.type === "analysis") {
      this.advice.take(message);
    } else if (message.type === "chat" || message.type === "present") {
      this.talk.take(message);
    } else if (message.type === "past") {
      this.past.take(message);
    } else if (message.type === "layer") {
      this.layers.take(message);
    } else if (message.type === "lines") {
      this.book.take(message);
    } else if (message.type === "plans" || message.type === "kept") {
      this.plans.take(message);
    } else if (message.type === "stop") {
      stop.ask();
    } else if (message.type === "standing") {
      this.standing.take(message);
    } else {
      const others = this.thinking.filter((seat) => seat !== message.seat);
      this.thinking = message.on ? [...others, message.seat] : others;
    }
  }

  private take(message: TableMessage): void {
    this.pause = FIRST_PAUSE; // only now: a server in trouble may take a connection and close it again
    this.told = message.table;
    this.waiting.push(message);
    this.showNext();
  }

  private showPreview(seq: number, action: unknown, shown: PreviewView): void {
    const asked = this.wanted;
    if (!asked || seq !== this.seq || JSON.stringify(action) !== JSON.stringify(asked.action)) return;
    this.preview = { text: asked.text, shown };
  }

  /** What plays what led to a table, if one can follow it; before it is drawn. */
  private prepared(now: TableView, events: readonly EventView[]): (() => void) | null {
    const last = this.view;
    const follow = last && this.seen && follows(last, now) && events.length > 0;
    if (!follow) return this.stage.stop();
    return this.stage.prepare({ last, now, events, waiting: this.waiting.length });
  }

  private showNext(): void {
    clearTimeout(this.showTimer);
    const [message] = this.waiting;
    if (!message) return;
    if (this.stage.busy && follows(this.view, message.table) && this.seen) {
      return this.stage.whenIdle(() => this.showNext());
    }
    const stay = dwell(this.view, message.table, settings.speed, this.waiting.length);
    const left = this.shownAt + stay - performance.now();
    if (left > 4 && this.seen) {
      this.showTimer = window.setTimeout(() => this.showNext(), left);
      return;
    }
    this.waiting.shift();
    this.show(message.table, message.notes, message.events);
    if (this.waiting.length) this.showNext();
  }

  /** Show the newest position at once: what one acted on is past. */
  private catchUp(): void {
    clearTimeout(this.showTimer);
    const newest = this.waiting.at(-1);
    this.waiting = [];
    if (newest) this.show(newest.table, newest.notes, []);
  }

  private show(table: TableView, notes: string[], events: readonly EventView[] = []): void {
    const moved = table.seq !== this.view?.seq || table.step !== this.view?.step;
    this.book.follow(table, this.anew);
    this.anew = false;
    const play = this.prepared(table, events);
    this.view = table;
    if (play) void tick().then(play);
    this.advice.follow(table);
    this.shownAt = performance.now();
    this.busy = false;
    this.thinking = table.seats.filter((seat) => seat.thinking).map((seat) => seat.seat);
    if (notes.length) this.notes = notes;
    if (moved) {
      this.wanted = null;
      this.preview = null;
      this.refusals = null;
      if (!this.explains) this.refusal = null;
      this.explains = false;
    }
  }
}
