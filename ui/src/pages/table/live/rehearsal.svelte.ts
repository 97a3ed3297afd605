/** A session for tests: a fixed position, and a note of everything that was asked of it. */
import previewJson from "../../../fixtures/preview.json";
import tableJson from "../../../fixtures/table.json";
import type { ChoiceView, PreviewView, TableView } from "../../../types";
import type { Connection, Look, Refusal, Refusals, Session } from "./session";

export const TABLE = tableJson as unknown as TableView;
export const PREVIEW = previewJson as unknown as PreviewView;

export class Rehearsal implements Session {
  view = $state.raw<TableView | null>(null);
  preview = $state.raw<{ text: string; shown: PreviewView } | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  refusals = $state.raw<Refusals | null>(null);
  notes = $state.raw<readonly string[]>([]);
  thinking = $state.raw<readonly number[]>([]);
  connection = $state<Connection>("open");
  look = $state.raw<Look>({ turns: 0, step: null, seat: null, details: true });
  busy = $state(false);
  asked: string[] = []; // "play move 54 f7", "why cell:1" ...

  constructor(change: Partial<TableView> = {}) {
    this.view = { ...TABLE, ...change };
  }

  setLook(change: Partial<Look>): void {
    this.look = { ...this.look, ...change };
    if (Object.keys(change).length) this.asked.push(`look ${JSON.stringify(change)}`);
  }

  askPreview(choice: ChoiceView | null): void {
    this.preview = choice ? { text: choice.text, shown: PREVIEW } : null;
  }

  play(choice: ChoiceView): void {
    this.asked.push(`play ${choice.text}`);
  }

  undo(): void {
    this.asked.push("undo");
  }

  why(picks: string[]): void {
    this.asked.push(`why ${picks.join(" ")}`);
    this.refusal = { reason: "Not there.", rule: "ATL-50", cells: ["cell:1"], picks };
  }

  askRefusals(picks: string[]): void {
    this.refusals = { picks, refused: this.view?.decision?.refused ?? [] };
  }

  say(text: string): void {
    this.asked.push(`say ${text}`);
  }

  forgive(): void {
    this.refusal = null;
  }

  retry(): void {
    this.asked.push("retry");
  }
}
