/** What server and pages say to each other: written by scripts/page_types.py. */

export type FromBrowser =
  | Look
  | AskPreview
  | Why
  | AskRefusals
  | AskLines
  | AskHint
  | AskAnalysis
  | Seat
  | Play
  | Undo
  | Say
  | MakePlan
  | DropPlan
  | AskStanding
  | GiveStanding
  | Sit
  | Stand
  | PutBot
  | AskAll
  | Answer
  | Resume
  | Resign
  | Leave
  | Return
  | SayChat
  | Mute
  | ReportLine
  | Eyes;
export type FromServer =
  | TableMessage
  | TableChange
  | PreviewMessage
  | Refusals
  | Refused
  | Lines
  | Thinking
  | HintMessage
  | AnalysisMessage
  | ChatMessage
  | Present
  | PlansMessage
  | PlanKept
  | StandingMessage;
/**
 * The most important figures of a preview, to be written beside the piece at (x, y).
 *
 * @minItems 4
 */
export type TagView = [number, number, string, string];

/**
 * All of them by name.
 */
export interface Messages {
  AccountInfo: AccountInfo;
  AidInfo: AidInfo;
  AnalysisMessage: AnalysisMessage;
  Answer: Answer;
  AskAll: AskAll;
  AskAnalysis: AskAnalysis;
  AskHint: AskHint;
  AskLines: AskLines;
  AskPreview: AskPreview;
  AskRefusals: AskRefusals;
  AskStanding: AskStanding;
  AskView: AskView;
  BotInfo: BotInfo;
  CardView: CardView;
  Changes: Changes;
  ChatMessage: ChatMessage;
  CheckInfo: CheckInfo;
  ChoiceView: ChoiceView;
  ClocksView: ClocksView;
  CourseView: CourseView;
  DealView: DealView;
  DecisionView: DecisionView;
  DeviceInfo: DeviceInfo;
  DifferenceInfo: DifferenceInfo;
  DrawingInfo: DrawingInfo;
  DropPlan: DropPlan;
  ErrorInfo: ErrorInfo;
  Eyes: Eyes;
  FactView: FactView;
  FigureView: FigureView;
  FinishedInfo: FinishedInfo;
  Follow: Follow;
  FromBrowser: FromBrowser;
  FromServer: FromServer;
  GameInfo: GameInfo;
  GiveStanding: GiveStanding;
  HeldView: HeldView;
  HintMessage: HintMessage;
  HolidayInfo: HolidayInfo;
  HolidaysInfo: HolidaysInfo;
  KeyInfo: KeyInfo;
  KeySecret: KeySecret;
  Leave: Leave;
  Leaving: Leaving;
  LedgerColumnsView: LedgerColumnsView;
  LedgerRowView: LedgerRowView;
  LedgerView: LedgerView;
  LessonStep: LessonStep;
  LineView: LineView;
  Lines: Lines;
  LinkInfo: LinkInfo;
  LobbyTable: LobbyTable;
  LogLine: LogLine;
  Look: Look;
  MakePlan: MakePlan;
  MarkView: MarkView;
  MeInfo: MeInfo;
  Mute: Mute;
  NewAccount: NewAccount;
  NewAddress: NewAddress;
  NewBrowser: NewBrowser;
  NewGuest: NewGuest;
  NewHoliday: NewHoliday;
  NewKey: NewKey;
  NewPassword: NewPassword;
  NewTable: NewTable;
  Node: Node;
  OptionInfo: OptionInfo;
  PlaceView: PlaceView;
  PlanKept: PlanKept;
  PlanView: PlanView;
  PlannedView: PlannedView;
  PlansMessage: PlansMessage;
  Play: Play;
  PlayerInfo: PlayerInfo;
  Prefs: Prefs;
  Present: Present;
  PreviewMessage: PreviewMessage;
  PreviewView: PreviewView;
  ProfileInfo: ProfileInfo;
  PutBot: PutBot;
  RankInfo: RankInfo;
  RatingInfo: RatingInfo;
  ReasonView: ReasonView;
  Refusals: Refusals;
  Refused: Refused;
  RefusedView: RefusedView;
  ReportLine: ReportLine;
  Resign: Resign;
  ResultRow: ResultRow;
  ResultView: ResultView;
  Resume: Resume;
  Return: Return;
  RuleInfo: RuleInfo;
  RulesInfo: RulesInfo;
  Say: Say;
  SayChat: SayChat;
  Seat: Seat;
  SeatSpec: SeatSpec;
  SeatView: SeatView;
  ShelfView: ShelfView;
  SignIn: SignIn;
  Sit: Sit;
  StageView: StageView;
  Stand: Stand;
  StandingMessage: StandingMessage;
  StandingView: StandingView;
  SuitView: SuitView;
  TableChange: TableChange;
  TableInfo: TableInfo;
  TableMessage: TableMessage;
  TableView: TableView;
  TagView: TagView;
  TallyInfo: TallyInfo;
  TermInfo: TermInfo;
  Terms: Terms;
  Thinking: Thinking;
  TogetherView: TogetherView;
  TrackView: TrackView;
  TurnView: TurnView;
  Undo: Undo;
  VerifyInfo: VerifyInfo;
  WaitingInfo: WaitingInfo;
  WayInfo: WayInfo;
  WayView: WayView;
  WaysInfo: WaysInfo;
  Why: Why;
}
/**
 * All that a person may see of his account. GET /api/account.
 */
export interface AccountInfo {
  me: MeInfo;
  has_password: boolean;
  created: string;
  devices: DeviceInfo[];
  keys: KeyInfo[];
}
/**
 * Who one is. GET /api/me.
 */
export interface MeInfo {
  id: string;
  name: string;
  guest: boolean;
  role: string;
  lang: string;
  online: boolean;
  prefs: Prefs;
}
/**
 * The colours to play, the best liked first, and the settings of the pages.
 */
export interface Prefs {
  colours?: string[];
  theme?: ("dark" | "light" | "system") | null;
  speed?: number | null;
  sounds?: boolean | null;
  end_turn?: boolean | null;
  aids?: boolean | null;
  quiet?: string[];
}
/**
 * A device that is signed in.
 */
export interface DeviceInfo {
  id: string;
  agent: string;
  created: string;
  seen: string;
  here: boolean;
}
/**
 * A key of a program.
 */
export interface KeyInfo {
  id: string;
  label: string;
  created: string;
  seen: string;
}
/**
 * An aid that a table may do without.
 */
export interface AidInfo {
  name: string;
  label: string;
  sentence: string;
}
/**
 * An analysis as far as it has got; sent again whenever there is more.
 */
export interface AnalysisMessage {
  type: "analysis";
  done: number;
  total: number;
  chances: number[][];
  turns: TurnView[];
}
/**
 * A turning point: an action by which its seat lost much, and the better one.
 */
export interface TurnView {
  step: number;
  seat: number;
  round: number;
  before: number;
  after: number;
  played: string;
  better: string;
  reasons: ReasonView[];
}
/**
 * One sentence about an action; ``kind``: points, chance, second, effect, next, reply, risk.
 */
export interface ReasonView {
  kind: string;
  text: string;
}
/**
 * Agree to a request or not; the own one is withdrawn by a no.
 */
export interface Answer {
  type: "answer";
  number: number;
  yes: boolean;
}
/**
 * Ask the other people at the table for something.
 */
export interface AskAll {
  type: "ask";
  what: "draw" | "pause" | "undo";
}
/**
 * Ask for the analysis of a finished game; it comes in several messages while it grows.
 */
export interface AskAnalysis {
  type: "analysis";
}
/**
 * Ask what would be best in position ``seq``; refused where hints are off.
 */
export interface AskHint {
  type: "hint";
  seq: number;
}
/**
 * Ask for lines of the log.
 */
export interface AskLines {
  type: "lines";
  first: number;
  count?: number;
}
/**
 * Ask what an action would do.
 */
export interface AskPreview {
  type: "preview";
  seq: number;
  action: unknown;
}
/**
 * Ask what is refused of the things that go on from picks.
 */
export interface AskRefusals {
  type: "refusals";
  seq: number;
  picks: string[];
}
/**
 * Ask for the standing orders of the seat that is looked at.
 */
export interface AskStanding {
  type: "standing";
}
/**
 * A request to all other people at the table.
 */
export interface AskView {
  number: number;
  what: "undo" | "pause" | "draw";
  seat: number;
  sentence: string;
  hint: string;
  waits: number[];
}
/**
 * A bot that may sit at the game.
 */
export interface BotInfo {
  key: string;
  label: string;
  sentence: string;
}
/**
 * A card to see or to pick; ``face`` is what is printed on it, ``mark`` a place on the map.
 *
 * Cards that are alike have picks that differ in their ending: ``hand:y4``, ``hand:y4~2``; an
 * action names the first of them. Of cards whose picks begin alike one is picked, and another
 * one in its place, unless they are taken together: ``many``.
 */
export interface CardView {
  pick: string;
  label: string;
  face: string;
  symbol: string;
  count: number;
  price: number;
  mark: [number, number] | null;
  turned: number | null;
  shape: string;
  head: string;
  badge: string;
  good: boolean;
  tint: string;
  group: string;
  value: number;
  many: boolean;
}
/**
 * PATCH /api/account; what is null stays as it is.
 */
export interface Changes {
  name?: string | null;
  lang?: string | null;
  prefs?: Prefs | null;
}
/**
 * What was said: all that is shown, or lines to be added.
 */
export interface ChatMessage {
  type: "chat";
  lines: LineView[];
  whole: boolean;
  may: boolean;
}
/**
 * Something that was said.
 */
export interface LineView {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
  mine: boolean;
  muted: boolean;
}
/**
 * Something that was checked, in a sentence.
 */
export interface CheckInfo {
  fits: boolean;
  sentence: string;
}
/**
 * A legal action as a person meets it.
 *
 * ``picks`` are the things (cards, cells, an option) that together single it out; ``option`` is
 * the group it is offered in. Amounts are money and points; ``points`` is the change of the
 * own score if the game ended after it.
 */
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
  tag: string;
  quiet: boolean;
}
/**
 * The time that seats have; the browser counts down from there by itself.
 */
export interface ClocksView {
  left: number[];
  running: number | null;
  now: string;
  resumes: number | null;
}
/**
 * How far a pile has run, and where in it something may come.
 */
export interface CourseView {
  title: string;
  hint: string;
  done: number;
  total: number;
  stages: StageView[];
  sentences: string[];
}
/**
 * Something that comes on a course, somewhere from ``first`` to ``last``.
 */
export interface StageView {
  first: number;
  last: number;
  label: string;
  past: boolean;
}
/**
 * What was promised before the cards were dealt.
 */
export interface DealView {
  commitment: string;
  seed: string;
}
/**
 * What is asked of the person who looks. The browser narrows the choices by what was picked.
 */
export interface DecisionView {
  title: string;
  hint: string;
  rule: string;
  choices: ChoiceView[];
  refused: RefusedView[];
  can_undo: boolean;
}
/**
 * Something a person might well try that is not allowed: shown dashed, with the reason.
 */
export interface RefusedView {
  option: string;
  picks: string[];
  name: string;
  reason: string;
  rule: string;
}
/**
 * What printed rules say otherwise than a rule, and why it is not played.
 */
export interface DifferenceInfo {
  documents: string[];
  printed: string;
  played: string;
  because: string;
}
/**
 * Nodes back to front, in a view box (x, y, width, height).
 *
 * ``roles`` tell by the kind of a key what such a thing is, and so how it comes and sounds: a
 * "piece" is set down; a "weight" falls from higher up; a "figure" hops to its place from where
 * one like it left. "ground" is what a place looks like while nothing is on it. What has no
 * role just appears.
 */
export interface DrawingInfo {
  /**
   * @minItems 4
   * @maxItems 4
   */
  box: [number, number, number, number];
  nodes: Node[];
  label: string;
  spots: {
    [k: string]: string;
  };
  lane: string;
  detail: number;
  focus: [number, number, number, number] | null;
  roles: {
    [k: string]: string;
  };
}
/**
 * One drawn thing: a symbol of sprites.svg, a polygon or a text at (x, y).
 *
 *     The same key in two scenes is the same thing, moved; up to a colon it tells its kind.
 *     ``pick`` is what pointing at it means.
 */
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
  along?: number;
  aid?: string;
}
/**
 * Take a plan back.
 */
export interface DropPlan {
  type: "drop";
  plan: string;
}
/**
 * The body of every answer with a status of 400 and above.
 */
export interface ErrorInfo {
  error: string;
  rule: string;
  line: number | null;
}
/**
 * The page of the table is before somebody's eyes, or not any more.
 */
export interface Eyes {
  type: "eyes";
  on: boolean;
}
/**
 * One consequence in a preview: a label with a figure, before and after or a change.
 */
export interface FactView {
  label: string;
  after: number;
  before: number | null;
  symbol: string;
  sign: boolean;
}
/**
 * A symbol with a number and what it counts: coins, pieces, cards.
 *
 * Beside a player those that are shown one by one stand in the colour of the seat, and none left
 * is an outline; ``size`` is their width and height in the page's letters, where an icon's is
 * not theirs. ``symbols`` are what is left, each different, in place of their number.
 */
export interface FigureView {
  symbol: string;
  value: number;
  label: string;
  each: boolean;
  size: [number, number] | null;
  symbols: string[];
}
/**
 * A finished game of somebody.
 */
export interface FinishedInfo {
  table: string;
  game: string;
  name: string;
  others: string[];
  players: number;
  place: number;
  won: boolean;
  points: number | null;
  how: string;
  rated: boolean;
  colour: string;
  ended: string;
}
/**
 * POST /api/account/follow: sign in by a link. Answers with MeInfo and the cookie.
 */
export interface Follow {
  secret: string;
}
/**
 * Choose how to look: language, seat (lifts the curtain), quarter turns (4: plan), step.
 */
export interface Look {
  type: "look";
  lang: string;
  turns?: number;
  seat?: number | null;
  step?: number | null;
  details?: boolean;
  changes?: boolean;
  log?: number | null;
}
/**
 * Ask why picks lead to nothing or, with ``text``, why not a sentence of the notation.
 */
export interface Why {
  type: "why";
  picks?: string[];
  text?: string;
}
/**
 * On a what-if board: let a bot of a level take a seat; with an empty level, take it back.
 */
export interface Seat {
  type: "seat";
  seat: number;
  level?: string;
}
/**
 * Play an action; refused when ``seq`` is not the present one.
 */
export interface Play {
  type: "play";
  seq: number;
  action: unknown;
}
/**
 * Take back the last own action of this turn.
 */
export interface Undo {
  type: "undo";
  seq: number;
}
/**
 * Play a sentence of the notation (text mode).
 */
export interface Say {
  type: "say";
  seq: number;
  text: string;
}
/**
 * On a what-if board: play one's own actions of its line when their time comes.
 *
 *     ``exact``: only while everybody plays as here; else whatever the others play.
 */
export interface MakePlan {
  type: "plan";
  exact?: boolean;
}
/**
 * Let a question be answered like this from now on; also again, to be asked anew.
 */
export interface GiveStanding {
  type: "obey";
  question: string;
  order: string;
  kinds?: string[];
  rests?: boolean;
}
/**
 * Take a free seat.
 */
export interface Sit {
  type: "sit";
  seat: number;
}
/**
 * Make a seat free before the game has begun: the own one, or as the owner any.
 */
export interface Stand {
  type: "stand";
  seat: number;
}
/**
 * Let a bot take a free seat.
 */
export interface PutBot {
  type: "bot";
  seat: number;
  level: string;
}
/**
 * Let a paused game go on.
 */
export interface Resume {
  type: "resume";
}
/**
 * Give the game up.
 */
export interface Resign {
  type: "resign";
}
/**
 * Give the own seat to a bot until one comes back.
 */
export interface Leave {
  type: "leave";
}
/**
 * Take the own seat back from a bot.
 */
export interface Return {
  type: "return";
}
/**
 * Say something to everybody at the table.
 */
export interface SayChat {
  type: "chat";
  text: string;
}
/**
 * Hear whoever said a line no more, at any table; or hear him again.
 */
export interface Mute {
  type: "mute";
  number: number;
  on: boolean;
}
/**
 * Show a line to the administrators.
 */
export interface ReportLine {
  type: "report";
  number: number;
}
/**
 * The table has changed, or is looked at in another way.
 */
export interface TableMessage {
  type: "table";
  table: TableView;
  notes: string[];
}
/**
 * Everything a screen shows: the scene, and what is told about it.
 */
export interface TableView {
  board: DrawingInfo;
  track: TrackView | null;
  stock: FigureView[];
  market: CardView[];
  decks: CardView[];
  hand: CardView[] | null;
  shelves: ShelfView[];
  suits: SuitView[];
  ledger: LedgerView | null;
  course: CourseView | null;
  map: [number, number][];
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
  aids: string[];
  decision: DecisionView | null;
  log: LogLine[];
  result: ResultView | null;
  text: string[];
  notation: string;
  together: TogetherView | null;
  deal: DealView | null;
  log_first: number;
  log_here: number;
  asked: number[];
  standing: boolean;
}
/**
 * A numbered track from 1 to ``length`` with counters on it.
 */
export interface TrackView {
  length: number;
  marks: MarkView[];
  label: string;
}
/**
 * A counter on a track.
 */
export interface MarkView {
  symbol: string;
  value: number;
  label: string;
}
/**
 * A row of cards with a title; ``area`` is where it belongs on the table.
 *
 * Areas: "market" (for all, beside the board), "own" (the viewer's, below the board).
 * Roles: "offer" (each thing in a frame of what it is paid with), "stacks" (of small things, their
 * number beside each), "heap" (many small things, just to be seen), "due" (what has to be placed
 * now), "store" (what was put aside; it takes the room that is left). Others are plain rows.
 */
export interface ShelfView {
  key: string;
  area: string;
  title: string;
  cards: CardView[];
  hint: string;
  empty: string;
  role: string;
  takes: string[];
  drag: boolean;
}
/**
 * A group of cards in hand, with what they are worth together.
 */
export interface SuitView {
  key: string;
  symbol: string;
  value: number;
  label: string;
}
/**
 * A table of figures by seat: who has most of what, and what it would bring.
 */
export interface LedgerView {
  title: string;
  columns: LedgerColumnsView[];
  rows: LedgerRowView[];
  total: (number | null)[][];
  others: string[];
}
/**
 * A group of columns of a ledger, one for each seat (and one more if ``others``).
 */
export interface LedgerColumnsView {
  title: string;
  next: boolean;
}
/**
 * A line of a ledger: by group of columns and seat a value, and whether it is the highest.
 */
export interface LedgerRowView {
  symbol: string;
  label: string;
  values: number[][];
  best: boolean[][];
}
/**
 * One row of the players' panel: what the table shows of a seat, and who sits there.
 */
export interface SeatView {
  seat: number;
  money: FigureView | null;
  points: FigureView;
  pieces: FigureView[];
  cards: FigureView | null;
  out: boolean;
  plan: DrawingInfo | null;
  aside: CardView[];
  held: HeldView[];
  name: string;
  colour: string;
  emblem: string;
  kind: "me" | "friend" | "bot" | "person" | "open";
  level: string;
  thinking: boolean;
}
/**
 * Cards of one suit in a hand that everybody knows.
 */
export interface HeldView {
  symbol: string;
  text: string;
  label: string;
  tint: string;
}
/**
 * One sentence of the log; a click on it shows the position after action ``step``.
 */
export interface LogLine {
  step: number;
  round: number;
  seat: number | null;
  text: string;
  rule: string;
  spoken: string;
}
/**
 * The end: who won by what.
 */
export interface ResultView {
  title: string;
  sentence: string;
  rows: ResultRow[];
}
/**
 * One line of the final score.
 */
export interface ResultRow {
  seat: number;
  total: number;
  winner: boolean;
  parts: FigureView[];
}
/**
 * A table among people that do not sit at one screen.
 */
export interface TogetherView {
  terms: Terms;
  places: PlaceView[];
  owner: boolean;
  yours: boolean;
  gathering: boolean;
  paused: boolean;
  skipped: boolean;
  may: string[];
  invite: string;
  clocks: ClocksView | null;
  ask: AskView | null;
  rematch: string;
}
/**
 * Who may come, how long people may think, what happens when somebody does not come back.
 */
export interface Terms {
  access?: "local" | "private" | "public";
  pace?: "days" | "free" | "live";
  turn?: number;
  bank?: number;
  increment?: number;
  hours?: number;
  gone?: "bot" | "end" | "skip" | "wait";
  substitute?: string;
  undo?: "ask" | "none" | "turn";
  watch?: boolean;
  delay?: number;
  chat?: boolean;
  rated?: boolean;
}
/**
 * A seat as a place for people.
 */
export interface PlaceView {
  away: boolean;
  resigned: boolean;
  sit: boolean;
  invited: boolean;
  kept: string;
  mine: boolean;
}
/**
 * What differs from the table sent last. Paths are "seq", "decision", "board.spots".
 */
export interface TableChange {
  type: "change";
  fields: {
    [k: string]: unknown;
  };
  lists: {
    [k: string]: unknown[];
  };
  notes: string[];
}
/**
 * The answer to AskPreview.
 */
export interface PreviewMessage {
  type: "preview";
  seq: number;
  action: unknown;
  preview: PreviewView;
}
/**
 * What an action would do, shown before it is confirmed.
 */
export interface PreviewView {
  board: DrawingInfo;
  title: string;
  sentences: string[];
  facts: FactView[];
  confirm: string;
  money_after: number | null;
  track: TrackView | null;
  rule: string;
  tag: TagView | null;
}
/**
 * The answer to AskRefusals: the likeliest things, with the reasons.
 */
export interface Refusals {
  type: "refusals";
  seq: number;
  picks: string[];
  refused: RefusedView[];
}
/**
 * An action that was not carried out, or the answer to Why.
 */
export interface Refused {
  type: "refused";
  reason: string;
  rule: string;
  stale: boolean;
  cells: string[];
}
/**
 * The answer to AskLines: those that there are.
 */
export interface Lines {
  type: "lines";
  first: number;
  lines: LogLine[];
}
/**
 * A bot has begun or stopped to think.
 */
export interface Thinking {
  type: "thinking";
  seat: number;
  on: boolean;
}
/**
 * The answer to AskHint: a choice by its notation, and why.
 */
export interface HintMessage {
  type: "hint";
  seq: number;
  text: string;
  label: string;
  chance: number;
  second: number | null;
  reasons: ReasonView[];
}
/**
 * Who is at the table: seats, and how many others look on.
 */
export interface Present {
  type: "present";
  seats: number[];
  onlookers: number;
}
/**
 * The plans of who looks.
 */
export interface PlansMessage {
  type: "plans";
  plans: PlanView[];
}
/**
 * A plan as its maker sees it.
 */
export interface PlanView {
  id: string;
  exact: boolean;
  line: PlannedView[];
  off: string;
  answer: boolean;
}
/**
 * An action of a plan.
 */
export interface PlannedView {
  seat: number;
  text: string;
}
/**
 * The answer to MakePlan.
 */
export interface PlanKept {
  type: "kept";
}
/**
 * The standing orders of a seat.
 */
export interface StandingMessage {
  type: "standing";
  seat: number;
  questions: StandingView[];
}
/**
 * A question, and what has been said about it.
 */
export interface StandingView {
  question: string;
  title: string;
  rule: string;
  orders: WayView[];
  kinds: WayView[];
  order: string;
  chosen: string[];
  rests: boolean | null;
}
/**
 * An order, or a kind that it may be limited to, in words.
 */
export interface WayView {
  value: string;
  label: string;
  sentence: string;
}
/**
 * A game to choose. GET /api/games?lang=en gives a list of them.
 */
export interface GameInfo {
  key: string;
  name: string;
  line: string;
  facts: string[];
  reconstructed: string;
  min_seats: number;
  max_seats: number;
  colours: string[];
  profiles: ProfileInfo[];
  options: OptionInfo[];
  aids: AidInfo[];
  bots: BotInfo[];
  vignette: DrawingInfo;
  panorama: DrawingInfo;
  has_lesson: boolean;
}
/**
 * Options as the house or a printed text has them; the first is the house's, the defaults.
 */
export interface ProfileInfo {
  name: string;
  label: string;
  sentence: string;
  options: {
    [k: string]: string;
  };
}
/**
 * A rules option to choose at set-up.
 */
export interface OptionInfo {
  name: string;
  label: string;
  sentence: string;
  rule: string;
  values: string[];
  labels: string[];
}
/**
 * A holiday that is on, or announced. DELETE /api/account/holidays/ID ends or withdraws it.
 */
export interface HolidayInfo {
  id: number;
  begins: string;
  ends: string;
  days: number;
}
/**
 * GET /api/account/holidays.
 */
export interface HolidaysInfo {
  left: number;
  year: number;
  now: HolidayInfo | null;
  later: HolidayInfo[];
}
/**
 * A key that was made just now: the secret is not shown again.
 */
export interface KeySecret {
  secret: string;
  key: KeyInfo;
}
/**
 * POST /api/account/delete; the password of an account that has one.
 */
export interface Leaving {
  password?: string;
}
/**
 * One step of the lesson; GET /api/lessons/GAME?lang=en&turns=0 gives a list.
 */
export interface LessonStep {
  title: string;
  text: string;
  table: TableView;
  expect: string[];
  wrong: string;
  highlight: string[];
  previews: {
    [k: string]: PreviewView;
  };
}
/**
 * POST /api/account/link: an address that signs another device in, once.
 */
export interface LinkInfo {
  address: string;
  expires: string;
}
/**
 * A public table. GET /api/lobby?game=&pace=&free=&rated= gives a list.
 */
export interface LobbyTable {
  id: string;
  game: string;
  name: string;
  seats: SeatSpec[];
  terms: Terms;
  gathering: boolean;
  free: number;
  mine: boolean;
  options: string[];
  touched: string;
  vignette: DrawingInfo;
}
/**
 * Who sits on a seat.
 */
export interface SeatSpec {
  kind: "me" | "friend" | "bot" | "person" | "open";
  name: string;
  colour: string;
  level: string;
  user: string;
  invited: boolean;
}
/**
 * POST /api/account. Without a password one signs in by links only.
 */
export interface NewAccount {
  name: string;
  password?: string;
  lang?: string;
}
/**
 * POST /api/account/ways/address: one that Apprise understands.
 */
export interface NewAddress {
  address: string;
}
/**
 * POST /api/account/ways/browser: what a push subscription of a browser consists of.
 */
export interface NewBrowser {
  endpoint: string;
  p256dh: string;
  auth: string;
}
/**
 * POST /api/me: play as a guest under a name. Answers with MeInfo and the cookie.
 */
export interface NewGuest {
  name: string;
  lang?: string;
}
/**
 * POST /api/account/holidays: some days off, or more of them.
 */
export interface NewHoliday {
  days: number;
  begins?: string | null;
}
/**
 * POST /api/account/keys.
 */
export interface NewKey {
  label: string;
}
/**
 * PUT /api/account/password. All other devices are signed out.
 */
export interface NewPassword {
  old: string;
  new: string;
}
/**
 * POST /api/tables: answers with {"id": ...}.
 */
export interface NewTable {
  game: string;
  seats: SeatSpec[];
  options: {
    [k: string]: string;
  };
  profile: string;
  aids_off: string[];
  seed: string | null;
  terms: Terms;
}
/**
 * The page of a player. GET /api/players/ID.
 */
export interface PlayerInfo {
  id: string;
  name: string;
  guest: boolean;
  mine: boolean;
  tallies: TallyInfo[];
  finished: FinishedInfo[];
  page: number;
  more: boolean;
}
/**
 * What somebody has done in a game.
 */
export interface TallyInfo {
  game: string;
  name: string;
  games: number;
  wins: number;
  points: number | null;
  colour: string;
  rating: RatingInfo | null;
  course: RatingInfo[];
}
/**
 * How strong somebody is held to be: 1500 to begin with.
 */
export interface RatingInfo {
  value: number;
  spread: number;
}
/**
 * A line of a leaderboard; a bot has no place, no page and no games.
 */
export interface RankInfo {
  place: number | null;
  id: string;
  name: string;
  rating: RatingInfo;
  games: number;
  wins: number;
}
/**
 * One numbered rule of the rules page. GET /api/rules/GAME?lang=en gives a RulesInfo.
 */
export interface RuleInfo {
  id: string;
  section: string;
  html: string;
  figure: DrawingInfo | null;
  differences: DifferenceInfo[];
  sources: string[];
}
/**
 * The rules page of a game.
 */
export interface RulesInfo {
  game: string;
  title: string;
  rules: RuleInfo[];
  colours: string[];
  terms: TermInfo[];
  reconstructed: string;
  reconstructed_by: string[];
}
/**
 * What a thing of a game is called: by our rules, and by those who know it otherwise.
 */
export interface TermInfo {
  ours: string[];
  others: string[];
}
/**
 * POST /api/account/sign-in. Answers with MeInfo and the cookie.
 */
export interface SignIn {
  name: string;
  password: string;
}
/**
 * A game to continue. GET /api/tables gives a list. DELETE /api/tables/ID.
 */
export interface TableInfo {
  id: string;
  game: string;
  name: string;
  state: string;
  finished: boolean;
  gathering: boolean;
  waits: "" | "ask" | "seat" | "turn";
  left: number | null;
  seats: SeatSpec[];
  aids: string;
  touched: string;
  vignette: DrawingInfo;
}
/**
 * POST /api/verify with the text of a .play file: whether its deal is the promised one.
 */
export interface VerifyInfo {
  fair: boolean;
  verdict: string;
  checks: CheckInfo[];
}
/**
 * A table that waits for who asks. GET /api/waiting gives a list, the most urgent first.
 */
export interface WaitingInfo {
  id: string;
  name: string;
  why: "ask" | "turn";
  left: number | null;
}
/**
 * A way by which somebody is told that it is his turn.
 */
export interface WayInfo {
  id: string;
  kind: string;
  shown: string;
  created: string;
  mark: string;
}
/**
 * GET /api/account/ways.
 */
export interface WaysInfo {
  key: string;
  addresses: boolean;
  ways: WayInfo[];
}
