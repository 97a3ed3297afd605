/** A table as a screen shows it: the mirror of src/alcaide/server/protocol/table_parts.py. */
import type { DrawingInfo } from "./drawing";
import type { DealView, TogetherView } from "./together";

export interface FigureView {
  symbol: string;
  value: number;
  label: string;
  each?: boolean; // shown one by one
  size?: [number, number] | null; // of each, in the page's letters
  symbols?: string[]; // what is left, in place of the number
}

export interface SeatView {
  seat: number;
  name: string;
  colour: string;
  emblem: string;
  kind: "me" | "friend" | "bot" | "person" | "open";
  level: string;
  money: FigureView | null;
  points: FigureView;
  pieces: FigureView[];
  cards: FigureView | null;
  out: boolean;
  thinking: boolean;
  plan: DrawingInfo | null; // its own board, where everybody has one
  aside: CardView[]; // what lies beside that
  held?: HeldView[]; // in hand, where everybody knows it
}

export interface HeldView {
  symbol: string;
  text: string; // what is printed on the cards: "1 4 7"
  label: string;
  tint: string;
}

export interface CardView {
  pick: string;
  label: string;
  face: string;
  symbol: string;
  count: number;
  price: number;
  mark: [number, number] | null;
  turned?: number | null; // quarter turns of its picture; a pick "turn:1" adds one
  shape?: string; // the symbol is all of its face: "card" (100 x 144), "figure" (the same, cut out), "square"
  head?: string; // written above it
  badge?: string; // written below it
  good?: boolean; // the badge is good news
  tint?: string; // a style class for what surrounds it
  group?: string; // the suit it belongs to
  value?: number; // what it is worth when it is paid
  many?: boolean; // several are picked together
}

export interface SuitView {
  key: string;
  symbol: string;
  value: number;
  label: string;
}

export interface ShelfView {
  key: string;
  area: string; // "market" or "own"
  title: string;
  hint: string;
  empty: string;
  cards: CardView[];
  role?: string; // "offer", "stacks", "heap", "due", "store"; "": a plain row
  takes?: string[]; // picks that may be meant when something is dragged to it
  drag?: boolean; // its things are dragged to their places
}

export interface LedgerColumnsView {
  title: string;
  next: boolean;
}

export interface LedgerRowView {
  symbol: string;
  label: string;
  values: number[][]; // by group of columns and seat
  best: boolean[][];
}

export interface LedgerView {
  title: string;
  columns: LedgerColumnsView[];
  rows: LedgerRowView[];
  total: (number | null)[][];
  others: string[]; // parties that are no seats, after the seats
}

export interface StageView {
  first: number;
  last: number;
  label: string;
  past: boolean;
}

export interface CourseView {
  title: string;
  hint: string;
  done: number;
  total: number;
  stages: StageView[];
  sentences: string[];
}

export interface MarkView {
  symbol: string;
  value: number;
  label: string;
}

export interface TrackView {
  length: number;
  marks: MarkView[];
  label: string;
}

export interface ChoiceView {
  action: unknown;
  text: string;
  option: string;
  picks: string[];
  label: string;
  name: string;
  symbol: string;
  price: number;
  income: number;
  points: number;
  final: boolean;
  tag?: string; // written on its place
  quiet?: boolean; // does nothing but end a step
}

export interface RefusedView {
  option: string;
  picks: string[];
  name: string;
  reason: string;
  rule: string;
}

export interface DecisionView {
  title: string;
  hint: string;
  rule: string;
  choices: ChoiceView[];
  refused: RefusedView[]; // options that cannot be had; with ``details`` everything
  can_undo: boolean;
}

export interface LogLine {
  step: number;
  round: number;
  seat: number | null;
  text: string;
  rule: string;
  spoken: string;
}

export interface ResultRow {
  seat: number;
  total: number;
  winner: boolean;
  parts: FigureView[];
}

export interface ResultView {
  title: string;
  sentence: string;
  rows: ResultRow[];
}

export interface TableView {
  id: string;
  seq: number;
  step: number;
  steps: number;
  game: string;
  name: string;
  round: number;
  status: string;
  turn: number | null;
  viewer: number | null;
  curtain: number | null;
  screen: number[];
  seats: SeatView[];
  aids: string[]; // those that are on: what the others would show is not sent
  board: DrawingInfo;
  track: TrackView | null;
  stock: FigureView[];
  market: CardView[];
  decks: CardView[];
  hand: CardView[] | null;
  map: [number, number][];
  shelves: ShelfView[];
  suits: SuitView[];
  ledger: LedgerView | null;
  course: CourseView | null;
  decision: DecisionView | null;
  log: LogLine[]; // the newest lines
  result: ResultView | null;
  text: string[]; // of the position; empty without ``details``
  notation: string; // the same
  deal?: DealView | null; // what was promised before the deal; null: no seed is known
  together?: TogetherView | null; // what people see of each other; at one screen: nothing
  log_first?: number; // lines of the log before those that are here
  log_here?: number; // the number of the first line about the action shown last
  asked?: number[]; // seats that may answer now, whether or not they have
  standing?: boolean; // who looks may give standing orders
}

export interface FactView {
  label: string;
  before: number | null;
  after: number;
  symbol: string;
  sign: boolean;
}

export interface PreviewView {
  board: DrawingInfo;
  title: string;
  sentences: string[];
  facts: FactView[];
  confirm: string;
  money_after: number | null;
  track: TrackView | null;
  rule: string;
  tag: [number, number, string, string] | null;
}
