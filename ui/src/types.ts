/** What server and browser say to each other: the mirror of src/alcaide/web/messages.py and parts.py. */

export interface Node {
  key: string;
  x?: number;
  y?: number;
  symbol?: string;
  text?: string;
  points?: string;
  width?: number;
  height?: number;
  cls?: string;
  pick?: string;
  flip?: boolean;
  anchor?: string;
  along?: number; // its place on the lane
  aid?: string; // drawn only where this aid is on
}

export type Box = [number, number, number, number];

export interface DrawingInfo {
  box: Box;
  nodes: Node[];
  label: string;
  spots?: Record<string, string>; // by pick: what is there
  lane?: string; // "x,y x,y ...": a closed way along which nodes with a place on it move
  detail?: number; // the height of what must be readable, such as a number
  focus?: Box | null; // where the question is: look nearer
}

// ---------------------------------------------------------------- asked once, over HTTP

export interface OptionInfo {
  name: string;
  label: string;
  sentence: string;
  rule: string;
  values: string[];
  labels: string[];
}

export interface AidInfo {
  name: string;
  label: string;
  sentence: string;
}

export interface BotInfo {
  key: string;
  label: string;
  sentence: string;
}

export interface GameInfo {
  key: string;
  name: string;
  line: string;
  facts: string[];
  min_seats: number;
  max_seats: number;
  colours: string[];
  options: OptionInfo[];
  aids: AidInfo[];
  bots: BotInfo[];
  vignette: DrawingInfo;
  panorama: DrawingInfo;
  has_lesson: boolean;
}

export interface SeatSpec {
  kind: "me" | "friend" | "bot" | "person" | "open";
  name: string;
  colour: string;
  level: string;
  user: string; // the id of a person who sits here, or for whom an open seat is kept
  invited?: boolean; // only for those who have the invitation
}

/** On what terms people play: see alcaide/table/terms.py. */
export interface Terms {
  access?: "local" | "private" | "public";
  pace?: "free" | "live" | "days";
  turn?: number;
  bank?: number;
  increment?: number;
  hours?: number;
  gone?: "wait" | "bot" | "skip" | "end";
  substitute?: string;
  undo?: "turn" | "ask" | "none";
  watch?: boolean;
  delay?: number;
  chat?: boolean;
  rated?: boolean;
}

/** Who one is; online: people come from elsewhere. */
export interface MeInfo {
  id: string;
  name: string;
  guest: boolean;
  role: string;
  lang: string;
  online: boolean;
  prefs: Prefs;
}

/** What somebody likes, on all of his devices. */
export interface Prefs {
  colours?: string[];
  theme?: "light" | "dark" | "system";
  speed?: number;
  sounds?: boolean;
  end_turn?: boolean;
  aids?: boolean;
  quiet?: string[];
}

export interface NewGuest {
  name: string;
  lang: string;
}

export interface NewAccount {
  name: string;
  password: string; // empty: one signs in by links
  lang: string;
}

export interface SignIn {
  name: string;
  password: string;
}

export interface Follow {
  secret: string;
}

export interface Changes {
  name?: string;
  lang?: string;
  prefs?: Prefs;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface Leaving {
  password: string;
}

export interface DeviceInfo {
  id: string;
  agent: string;
  created: string;
  seen: string;
  here: boolean;
}

export interface KeyInfo {
  id: string;
  label: string;
  created: string;
  seen: string;
}

export interface NewKey {
  label: string;
}

export interface KeySecret {
  secret: string; // not shown again
  key: KeyInfo;
}

export interface LinkInfo {
  address: string;
  expires: string;
}

/** A way by which somebody is told that it is his turn. */
export interface WayInfo {
  id: string;
  kind: string; // "address" or "browser"
  shown: string; // what an address is called, without its secrets; what a browser calls itself
  created: string;
  mark: string; // of a browser: the SHA-256 of its endpoint
}

export interface WaysInfo {
  key: string; // by which push services know this server; "": it cannot send to browsers
  addresses: boolean; // can it send to addresses?
  ways: WayInfo[];
}

export interface NewAddress {
  address: string;
}

export interface NewBrowser {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** POST /api/account/holidays. */
export interface NewHoliday {
  days: number;
}

/** GET /api/account/holidays. */
export interface HolidaysInfo {
  left: number; // days that one may still take
  year: number; // days that one may take in a year
  until: string | null; // when the present holiday ends
}

export interface AccountInfo {
  me: MeInfo;
  has_password: boolean;
  created: string;
  devices: DeviceInfo[];
  keys: KeyInfo[];
}

export interface NewTable {
  game: string;
  seats: SeatSpec[];
  options: Record<string, string>;
  aids_off: string[];
  seed: string | null;
  terms: Terms;
}

export interface TableInfo {
  id: string;
  game: string;
  name: string;
  state: string;
  finished: boolean;
  gathering: boolean; // there are free seats
  waits: "" | "turn" | "ask" | "seat"; // what it waits for one for
  left: number | null; // seconds for one's turn, if their end has consequences
  seats: SeatSpec[];
  aids: string; // "Aids off: The tiles left"; empty: all are on
  touched: string;
  vignette: DrawingInfo;
}

/** A table that waits for one. */
export interface WaitingInfo {
  id: string;
  name: string; // of the game
  why: "turn" | "ask";
  left: number | null;
}

export interface CheckInfo {
  fits: boolean;
  sentence: string;
}

export interface VerifyInfo {
  fair: boolean;
  verdict: string;
  checks: CheckInfo[];
}

/** A public table. */
export interface LobbyTable {
  id: string;
  game: string;
  name: string;
  seats: SeatSpec[];
  terms: Terms;
  gathering: boolean;
  free: number; // seats that one may take
  mine: boolean; // one sits there
  options: string[]; // those that are not as usual
  touched: string;
  vignette: DrawingInfo;
}

export interface ErrorInfo {
  error: string;
  rule: string;
  line: number | null;
}

export interface RuleInfo {
  id: string;
  section: string;
  html: string;
  figure: DrawingInfo | null;
}

export interface RulesInfo {
  game: string;
  title: string;
  rules: RuleInfo[];
  colours: string[]; // of the seats in its figures
}

export interface LessonStep {
  title: string;
  text: string;
  table: TableView;
  expect: string[];
  wrong: string;
  highlight: string[];
  previews: Record<string, PreviewView>;
}

// ---------------------------------------------------------------- the table

export interface FigureView {
  symbol: string;
  value: number;
  label: string;
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
  shape?: string; // "card" (100 x 144) or "tile" (100 x 100): the symbol is all of its face
  head?: string; // written above it
  badge?: string; // written below it
  good?: boolean; // the badge is good news
  tint?: string; // a style class for what surrounds it
  group?: string; // the suit it belongs to
  value?: number; // what it is worth when it is paid
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

export interface DealView {
  commitment: string;
  seed: string; // "" until the game is over
}

/** The time that seats have; the browser counts down from there by itself. */
export interface ClocksView {
  left: number[]; // seconds, by seat
  running: number | null;
  now: string;
}

/** A request to all other people at the table. */
export interface AskView {
  number: number;
  what: "undo" | "pause" | "draw";
  seat: number;
  sentence: string;
  hint: string;
  waits: number[]; // seats that have not answered
}

/** A seat as a place for people. */
export interface PlaceView {
  away: boolean; // a bot plays until its person comes back
  resigned: boolean;
  sit: boolean; // one may sit down here
  invited: boolean;
  kept: string; // the name of the person that it is kept for
  mine: boolean;
}

export type May = "back" | "resign" | "leave" | "pause" | "draw" | "undo" | "answer" | "withdraw" | "resume" | "holiday" | "delete" | "try" | "plan";

/** A table among people that do not sit at one screen. */
export interface TogetherView {
  terms: Terms;
  places: PlaceView[];
  owner: boolean;
  yours: boolean; // one is to move now
  gathering: boolean;
  paused: boolean;
  skipped: boolean; // a bot plays the present turn for somebody
  may: May[];
  invite: string;
  clocks: ClocksView | null;
  ask: AskView | null;
  rematch: string;
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
  arms: string[];
  market: CardView[];
  decks: CardView[];
  hand: CardView[] | null;
  map: [number, number][];
  shelves: ShelfView[];
  suits: SuitView[];
  ledger: LedgerView | null;
  course: CourseView | null;
  decision: DecisionView | null;
  log: LogLine[];
  result: ResultView | null;
  text: string[]; // of the position; empty without ``details``
  notation: string; // the same
  deal?: DealView | null; // what was promised before the deal; null: no seed is known
  together?: TogetherView | null; // what people see of each other; at one screen: nothing
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

// ---------------------------------------------------------------- hints and analyses

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

// ---------------------------------------------------------------- talk

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
}

// ---------------------------------------------------------------- live: /api/tables/ID/live?lang=en

export type FromBrowser =
  | { type: "look"; lang: string; turns: number; seat: number | null; step: number | null; details: boolean; changes: boolean }
  | { type: "play"; seq: number; action: unknown }
  | { type: "undo"; seq: number }
  | { type: "preview"; seq: number; action: unknown }
  | { type: "why"; picks?: string[]; text?: string }
  | { type: "refusals"; seq: number; picks: string[] }
  | { type: "say"; seq: number; text: string }
  | { type: "hint"; seq: number }
  | { type: "analysis" }
  | { type: "seat"; seat: number; level: string }
  | { type: "plan"; exact: boolean }
  | { type: "drop"; plan: string }
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
  | { type: "thinking"; seat: number; on: boolean }
  | { type: "hint"; seq: number; text: string; label: string; chance: number; second: number | null; reasons: ReasonView[] }
  | { type: "analysis"; done: number; total: number; chances: number[][]; turns: TurnView[] }
  | { type: "chat"; lines: LineView[]; whole: boolean; may: boolean }
  | { type: "present"; seats: number[]; onlookers: number }
  | { type: "plans"; plans: PlanView[] }
  | { type: "kept" };
