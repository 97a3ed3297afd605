/** What is said at a table: /api/tables/ID/live?lang=en. */
import type { LogLine, PreviewView, RefusedView, TableView } from "./table";

export interface ReasonView {
  kind: string; // points, chance, second, effect, next, reply or risk
  text: string;
}

export interface TurnView {
  step: number; // actions played before it: the position to look at
  seat: number;
  round: number;
  before: number; // chance with the better action, in percent
  after: number; // chance with the one that was played
  played: string;
  better: string;
  reasons: ReasonView[];
}

/** Something that was said at a table. */
export interface LineView {
  number: number;
  seat: number | null; // of whoever said it, if he still sits there
  name: string;
  text: string; // "": one does not wish to hear him
  at: string;
  mine: boolean;
  muted: boolean;
}

/** An action of a plan. */
export interface PlannedView {
  seat: number;
  text: string;
}

/** What somebody will play when his turn comes; nobody else hears of it. */
export interface PlanView {
  id: string;
  exact: boolean; // only while everybody plays as in the line
  line: PlannedView[];
  off: string; // why it was not played; "": it waits
  answer: boolean; // to what is asked now, before its turn
}

/** A standing order, or a kind that it may be limited to, in words. */
export interface WayView {
  value: string;
  label: string;
  sentence: string;
}

/** A question that a seat may leave to a standing order, and what has been said about it. */
export interface StandingView {
  question: string;
  title: string;
  rule: string;
  orders: WayView[];
  kinds: WayView[];
  order: string;
  chosen: string[]; // kinds
  rests: boolean | null; // declined until the own next turn; null: there is no such thing
}

export type FromBrowser =
  | {
      type: "look";
      lang: string;
      turns: number;
      seat: number | null;
      step: number | null;
      details: boolean;
      changes: boolean;
      log: number;
    }
  | { type: "play"; seq: number; action: unknown }
  | { type: "undo"; seq: number }
  | { type: "preview"; seq: number; action: unknown }
  | { type: "why"; picks?: string[]; text?: string }
  | { type: "refusals"; seq: number; picks: string[] }
  | { type: "lines"; first: number; count: number }
  | { type: "say"; seq: number; text: string }
  | { type: "hint"; seq: number }
  | { type: "analysis" }
  | { type: "seat"; seat: number; level: string }
  | { type: "plan"; exact: boolean }
  | { type: "drop"; plan: string }
  | { type: "standing" }
  | { type: "obey"; question: string; order: string; kinds: string[]; rests: boolean }
  | { type: "sit"; seat: number }
  | { type: "stand"; seat: number }
  | { type: "bot"; seat: number; level: string }
  | { type: "ask"; what: "undo" | "pause" | "draw" }
  | { type: "answer"; number: number; yes: boolean }
  | { type: "resume" }
  | { type: "resign" }
  | { type: "leave" }
  | { type: "return" }
  | { type: "chat"; text: string }
  | { type: "eyes"; on: boolean }
  | { type: "mute"; number: number; on: boolean }
  | { type: "report"; number: number };

export type FromServer =
  | { type: "table"; table: TableView; notes: string[] }
  | { type: "change"; fields: Record<string, unknown>; lists: Record<string, unknown[]>; notes: string[] }
  | { type: "preview"; seq: number; action: unknown; preview: PreviewView }
  | { type: "refusals"; seq: number; picks: string[]; refused: RefusedView[] }
  | { type: "refused"; reason: string; rule: string; stale: boolean; cells: string[] }
  | { type: "lines"; first: number; lines: LogLine[] }
  | { type: "thinking"; seat: number; on: boolean }
  | {
      type: "hint";
      seq: number;
      text: string;
      label: string;
      chance: number;
      second: number | null;
      reasons: ReasonView[];
    }
  | { type: "analysis"; done: number; total: number; chances: number[][]; turns: TurnView[] }
  | { type: "chat"; lines: LineView[]; whole: boolean; may: boolean }
  | { type: "present"; seats: number[]; onlookers: number }
  | { type: "plans"; plans: PlanView[] }
  | { type: "kept" }
  | { type: "standing"; seat: number; questions: StandingView[] };
