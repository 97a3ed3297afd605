/** What server and pages say to each other: written by scripts/page_types.py. */

export type FromBrowser =
  | Look
  | AskPreview
  | Why
  | AskRefusals
  | AskLines
  | AskPast
  | AskLayer
  | Eyes
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
  | Ready
  | Reveal
  | Abort
  | Sit
  | Stand
  | Admit
  | PutBot
  | AskAll
  | Answer
  | Resume
  | Resign
  | Leave
  | Return
  | VoteAway
  | SayChat
  | Mute
  | ReportLine;
export type FromServer =
  | TableMessage
  | TableChange
  | PreviewMessage
  | Refusals
  | Refused
  | Lines
  | Past
  | LayerMessage
  | Thinking
  | HintMessage
  | AnalysisMessage
  | ChatMessage
  | Present
  | PlansMessage
  | PlanKept
  | StandingMessage
  | StopNews;
/**
 * The most important figures of a preview, to be written beside the piece at (x, y).
 *
 * @minItems 4
 */
export type TagView = [number, number, string, string];
/**
 * How high something is, how high it can still rise, and whether one more may come on top.
 *
 * @minItems 3
 */
export type Ladder = [number, number, boolean];

/**
 * All of them by name.
 */
export interface Messages {
  Abort: Abort;
  AccountInfo: AccountInfo;
  ActionInfo: ActionInfo;
  Admit: Admit;
  AidInfo: AidInfo;
  AnalysisMessage: AnalysisMessage;
  Annulling: Annulling;
  Answer: Answer;
  AskAll: AskAll;
  AskAnalysis: AskAnalysis;
  AskHint: AskHint;
  AskLayer: AskLayer;
  AskLines: AskLines;
  AskPast: AskPast;
  AskPreview: AskPreview;
  AskRefusals: AskRefusals;
  AskStanding: AskStanding;
  AskView: AskView;
  AuditInfo: AuditInfo;
  BoardDraft: BoardDraft;
  BoardInfo: BoardInfo;
  BoardView: BoardView;
  BotInfo: BotInfo;
  BroughtFault: BroughtFault;
  BroughtInfo: BroughtInfo;
  BroughtLine: BroughtLine;
  CardInfo: CardInfo;
  CardView: CardView;
  CaseHead: CaseHead;
  CaseInfo: CaseInfo;
  CaseLine: CaseLine;
  CaseReport: CaseReport;
  Changes: Changes;
  ChatMessage: ChatMessage;
  CheckInfo: CheckInfo;
  ChoiceView: ChoiceView;
  ClocksView: ClocksView;
  ClubInfo: ClubInfo;
  ClubPage: ClubPage;
  CompanionAsk: CompanionAsk;
  CompanionView: CompanionView;
  Corner: Corner;
  CountStepView: CountStepView;
  CountedView: CountedView;
  CourseView: CourseView;
  DealView: DealView;
  Decided: Decided;
  DecisionView: DecisionView;
  DeskInfo: DeskInfo;
  DeskPerson: DeskPerson;
  DeviceInfo: DeviceInfo;
  DifferenceInfo: DifferenceInfo;
  DoorInfo: DoorInfo;
  DrawingInfo: DrawingInfo;
  DropPlan: DropPlan;
  Edged: Edged;
  Edges: Edges;
  EntryFault: EntryFault;
  ErrorInfo: ErrorInfo;
  EventView: EventView;
  Eyes: Eyes;
  FacePart: FacePart;
  Faces: Faces;
  FactInfo: FactInfo;
  FactView: FactView;
  FaultInfo: FaultInfo;
  FieldView: FieldView;
  FigureChange: FigureChange;
  FigureView: FigureView;
  FinishedInfo: FinishedInfo;
  Follow: Follow;
  FoundView: FoundView;
  FromBrowser: FromBrowser;
  FromServer: FromServer;
  GameInfo: GameInfo;
  GiveStanding: GiveStanding;
  Gone: Gone;
  GoneView: GoneView;
  Happened: Happened;
  HeldView: HeldView;
  HintAsk: HintAsk;
  HintMessage: HintMessage;
  HolidayInfo: HolidayInfo;
  HolidaysInfo: HolidaysInfo;
  InvitationInfo: InvitationInfo;
  Judged: Judged;
  KeyInfo: KeyInfo;
  KeySecret: KeySecret;
  KickedView: KickedView;
  Ladder: Ladder;
  LayerMarkView: LayerMarkView;
  LayerMessage: LayerMessage;
  LayerPartView: LayerPartView;
  LayerView: LayerView;
  Leave: Leave;
  Leaving: Leaving;
  LedgerColumnsView: LedgerColumnsView;
  LedgerRowView: LedgerRowView;
  LedgerView: LedgerView;
  LessonStep: LessonStep;
  Lifted: Lifted;
  Line: Line;
  LineView: LineView;
  Lines: Lines;
  LinkInfo: LinkInfo;
  LobbyTable: LobbyTable;
  LogLine: LogLine;
  Look: Look;
  LostWay: LostWay;
  MailboxCode: MailboxCode;
  MailboxInfo: MailboxInfo;
  MakePlan: MakePlan;
  MarkView: MarkView;
  MeInfo: MeInfo;
  MeasureInfo: MeasureInfo;
  Mute: Mute;
  Named: Named;
  NeedView: NeedView;
  NewAccount: NewAccount;
  NewAddress: NewAddress;
  NewAnswer: NewAnswer;
  NewBrowser: NewBrowser;
  NewGuest: NewGuest;
  NewHoliday: NewHoliday;
  NewInvitation: NewInvitation;
  NewKey: NewKey;
  NewMailbox: NewMailbox;
  NewMeasure: NewMeasure;
  NewPassword: NewPassword;
  NewReport: NewReport;
  NewRole: NewRole;
  NewTable: NewTable;
  Node: Node;
  Notch: Notch;
  OptionInfo: OptionInfo;
  OptionView: OptionView;
  OtherwiseView: OtherwiseView;
  PaletteView: PaletteView;
  PasskeyAnswer: PasskeyAnswer;
  PasskeyInfo: PasskeyInfo;
  PasskeyName: PasskeyName;
  PasskeyOptions: PasskeyOptions;
  Past: Past;
  PictureAsk: PictureAsk;
  PlaceView: PlaceView;
  PlanKept: PlanKept;
  PlanView: PlanView;
  PlannedView: PlannedView;
  PlansMessage: PlansMessage;
  Play: Play;
  PlayerInfo: PlayerInfo;
  PositionAsk: PositionAsk;
  PositionInfo: PositionInfo;
  Prefs: Prefs;
  Present: Present;
  PreviewMessage: PreviewMessage;
  PreviewView: PreviewView;
  ProfileInfo: ProfileInfo;
  PutBot: PutBot;
  RankInfo: RankInfo;
  RatingInfo: RatingInfo;
  Ready: Ready;
  ReadyView: ReadyView;
  ReasonView: ReasonView;
  Refusals: Refusals;
  Refused: Refused;
  RefusedView: RefusedView;
  ReliabilityInfo: ReliabilityInfo;
  ReportLine: ReportLine;
  Resign: Resign;
  ResultInfo: ResultInfo;
  ResultRow: ResultRow;
  ResultView: ResultView;
  Resume: Resume;
  Return: Return;
  Reveal: Reveal;
  RowView: RowView;
  RuleInfo: RuleInfo;
  RulesInfo: RulesInfo;
  Say: Say;
  SayChat: SayChat;
  Seat: Seat;
  SeatRatingInfo: SeatRatingInfo;
  SeatSpec: SeatSpec;
  SeatView: SeatView;
  SheetAsk: SheetAsk;
  SheetFault: SheetFault;
  SheetLine: SheetLine;
  SheetView: SheetView;
  ShelfView: ShelfView;
  SignIn: SignIn;
  SignInfo: SignInfo;
  SilenceView: SilenceView;
  Sit: Sit;
  StageView: StageView;
  Stand: Stand;
  StandingMessage: StandingMessage;
  StandingView: StandingView;
  StopInfo: StopInfo;
  StopNews: StopNews;
  SuitView: SuitView;
  TableChange: TableChange;
  TableInfo: TableInfo;
  TableMessage: TableMessage;
  TableView: TableView;
  TagView: TagView;
  Taken: Taken;
  TallyInfo: TallyInfo;
  TermInfo: TermInfo;
  Terms: Terms;
  ThingView: ThingView;
  Thinking: Thinking;
  TogetherView: TogetherView;
  ToldInfo: ToldInfo;
  ToolGroupView: ToolGroupView;
  ToolView: ToolView;
  TrackView: TrackView;
  TryAsk: TryAsk;
  TryInfo: TryInfo;
  TurnClock: TurnClock;
  TurnView: TurnView;
  Undo: Undo;
  VerifyInfo: VerifyInfo;
  VoteAway: VoteAway;
  VoteView: VoteView;
  WaitingInfo: WaitingInfo;
  Walk: Walk;
  WayInfo: WayInfo;
  WayView: WayView;
  WaysInfo: WaysInfo;
  Why: Why;
}
/**
 * Call the game off in its first moves: it has no result.
 */
export interface Abort {
  type: "abort";
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
  passkeys: PasskeyInfo[];
  mailbox: MailboxInfo | null;
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
  told: number;
  cases: number;
  stop: StopInfo | null;
  passkeys: boolean;
  recovery: boolean;
  club: string;
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
 * A planned stop of the server.
 */
export interface StopInfo {
  left: number;
  at: string;
  back: number;
  why: string;
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
  scopes: ("play" | "read" | "tables")[];
  expires: string | null;
}
/**
 * A passkey.
 */
export interface PasskeyInfo {
  id: string;
  name: string;
  synced: boolean;
  created: string;
  seen: string;
}
/**
 * The address for recovery, as far as its owner has to see it.
 */
export interface MailboxInfo {
  shown: string;
  confirmed: boolean;
  used: string | null;
}
/**
 * A legal action.
 */
export interface ActionInfo {
  text: string;
  label: string;
  option: string;
  symbol: string;
}
/**
 * As the owner, let somebody sit down again whom one has made get up.
 */
export interface Admit {
  type: "admit";
  user: string;
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
 * One sentence about an action.
 *
 *     ``kind``: points, chance, second, effect, next, reply, risk, dealt.
 */
export interface ReasonView {
  kind: string;
  text: string;
}
/**
 * POST /api/desk/results/TABLE/annul or restore: why; those concerned read it.
 */
export interface Annulling {
  reason: string;
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
 * Ask what the layer says of the position that is shown; refused where that aid is off.
 */
export interface AskLayer {
  type: "layer";
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
 * Ask what has happened since the last turn of who looks, and where a replay may stop.
 */
export interface AskPast {
  type: "past";
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
  what: "undo" | "pause" | "resume" | "draw";
  seat: number;
  sentence: string;
  hint: string;
  waits: number[];
}
/**
 * A line of the audit log.
 */
export interface AuditInfo {
  number: number;
  at: string;
  by: string;
  what: string;
  about: string;
  why: string;
  ends: string | null;
}
/**
 * A board as it is edited.
 */
export interface BoardDraft {
  game: string;
  form: (Walk | Line | Faces | Edges)[];
  name?: string;
  author?: string;
  id?: string;
}
/**
 * A way of numbered spaces over a grid, from 1 on; null: a number that lies nowhere yet.
 */
export interface Walk {
  type: "walk";
  name: string;
  side: number;
  at: ([number, number, ...number[]] | null)[];
}
/**
 * A closed line over a grid, with a number at each corner and notches between them.
 */
export interface Line {
  type: "line";
  name: string;
  side: number;
  kinds: string[];
  corners: Corner[];
  notches: Notch[];
}
/**
 * Where a line bends, and the first of the two numbers that stand there.
 */
export interface Corner {
  /**
   * @minItems 2
   */
  at: [number, number, ...number[]];
  number: number;
}
/**
 * Something that is let into a line, at a side of a cell.
 */
export interface Notch {
  /**
   * @minItems 2
   */
  at: [number, number, ...number[]];
  side: "E" | "N" | "S" | "W";
  kind: string;
}
/**
 * Square faces with three strips on each side, each strip of a kind.
 */
export interface Faces {
  type: "faces";
  name: string;
  kinds: string[];
  marks: {
    [k: string]: string;
  };
  faces: FacePart[][];
}
/**
 * What of a face belongs together: the strips of its rim, clockwise from the left of north.
 */
export interface FacePart {
  kind: string;
  strips: number[];
  marks: string[];
}
/**
 * Square faces of several kinds, each with marked sides.
 */
export interface Edges {
  type: "edges";
  name: string;
  kinds: string[];
  faces: Edged[];
}
/**
 * A square face of a kind with some of its sides marked, as in NE.
 */
export interface Edged {
  kind: string;
  sides: string;
}
/**
 * A board that is kept.
 */
export interface BoardInfo {
  id: string;
  game: string;
  title: string;
  name: string;
  author: string;
  hash: string;
  open: number;
  touched: string;
}
/**
 * A board to be edited, with how it stands to what is known.
 */
export interface BoardView {
  game: string;
  title: string;
  name: string;
  author: string;
  form: (Walk | Line | Faces | Edges)[];
  words: {
    [k: string]: string;
  };
  facts: FactInfo[];
  open: number;
  trouble: string;
  usual: boolean;
  hash: string;
  file: string;
  id: string;
}
/**
 * Something that is known of the components, and how the board stands to it.
 */
export interface FactInfo {
  name: string;
  sentence: string;
  value: string;
  state: "agrees" | "differs" | "unknown";
  source: "account" | "example" | "ours" | "rules";
  needed: boolean;
  rule: string;
  places: string[];
}
/**
 * A bot that may sit at the game.
 */
export interface BotInfo {
  key: string;
  label: string;
  sentence: string;
  points: number;
  name: string;
}
/**
 * A line that was not understood, with what it could have been.
 */
export interface BroughtFault {
  line: number;
  text: string;
  sentence: string;
  rule: string;
  likely: string[];
}
/**
 * POST /api/import with a list, a table or a log: the record that it tells of.
 */
export interface BroughtInfo {
  kind: string;
  game: string;
  actions: number;
  summary: string;
  lines: BroughtLine[];
  faults: BroughtFault[];
  record: string;
  remarks: string[];
}
/**
 * A line that somebody should look at: it said less than everything, or was guessed.
 */
export interface BroughtLine {
  line: number;
  text: string;
  means: string;
  guessed: boolean;
}
/**
 * Something that lies beside the board and can be pointed at, too.
 */
export interface CardInfo {
  pick: string;
  label: string;
  symbol: string;
  shape: string;
  face: string;
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
 * A case in the list.
 */
export interface CaseHead {
  id: string;
  kind: string;
  people: number;
  at: string;
  taken: string;
  mine: boolean;
  decision: string;
  decided: string;
  handled: string | null;
}
/**
 * A case as it is looked at; names are covered until it is decided.
 */
export interface CaseInfo {
  head: CaseHead;
  table: string;
  step: number;
  who: string;
  person: string;
  name: string;
  whys: string[];
  lines: CaseLine[];
  games: number;
  earlier: number;
  last: string | null;
  may: ("ban" | "hide" | "kick" | "none" | "silence")[];
  badge: "" | "guest" | "program" | "bot" | "moderator" | "admin" | "owner";
  reports: CaseReport[];
}
/**
 * A line of the talk round a case.
 */
export interface CaseLine {
  who: string;
  text: string;
  reported: boolean;
  badge: "" | "guest" | "program" | "bot" | "moderator" | "admin" | "owner";
}
/**
 * What one of those says who reported it, and where it happened.
 */
export interface CaseReport {
  why: string;
  table: string;
  step: number;
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
  silence: SilenceView | null;
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
  badge: "" | "guest" | "program" | "bot" | "moderator" | "admin" | "owner";
  phrase: ("fun" | "good" | "hello" | "moment" | "thanks" | "well") | null;
}
/**
 * That whoever looks has no word for now.
 */
export interface SilenceView {
  why: string;
  ends: string | null;
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
  follows: string;
}
/**
 * The time that seats have; the browser counts down from there by itself.
 */
export interface ClocksView {
  left: number[];
  running: number | null;
  now: string;
  resumes: number | null;
  away: (string | null)[];
}
/**
 * The club. GET /api/club.
 */
export interface ClubInfo {
  name: string;
  about: string;
  keeper: string;
  contact: string;
  contact_href: string;
  rules: string[];
  html: string;
  lang: string;
}
/**
 * A text of the club. GET /api/club/PAGE.
 */
export interface ClubPage {
  page: string;
  title: string;
  html: string;
  lang: string;
}
/**
 * POST /api/companion: a game from its beginning, entry by entry.
 *
 *     An entry is an action in notation; after ``* `` what came to light, as records tell it; after
 *     ``! `` an action that the table let stand against the rules.
 */
export interface CompanionAsk {
  game: string;
  names: string[];
  colours: string[];
  options?: {
    [k: string]: string;
  };
  start?: number;
  entries?: string[];
  otherwise?: string[];
}
/**
 * A game at a table of wood as it stands after the entries that hold.
 */
export interface CompanionView {
  record: string;
  accepted: number;
  fault: EntryFault | null;
  table: TableView;
  plan: DrawingInfo;
  decision: DecisionView | null;
  opens: boolean;
  need: NeedView | null;
  open: NeedView[];
  otherwise: OtherwiseView[];
  unchecked: number | null;
}
/**
 * An entry that cannot stand: its number, why, and the places that count for the rule.
 */
export interface EntryFault {
  at: number;
  entry: string;
  reason: string;
  rule: string;
  cells: string[];
  starts: number[];
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
  own_board: string;
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
  program: boolean;
  badge: "" | "guest" | "program" | "bot" | "moderator" | "admin" | "owner";
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
 * What is asked of the person who looks. The browser narrows the choices by what was picked.
 */
export interface DecisionView {
  title: string;
  hint: string;
  rule: string;
  options: string[];
  choices: ChoiceView[];
  question: string;
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
 * One sentence of the log; a click on it shows the position after action ``step``.
 */
export interface LogLine {
  step: number;
  round: number;
  seat: number | null;
  text: string;
  rule: string;
  spoken: string;
  by: "" | "plan" | "standing" | "program" | "substitute";
  seconds: number | null;
  places: string[];
}
/**
 * The end: who won by what.
 */
export interface ResultView {
  title: string;
  sentence: string;
  rows: ResultRow[];
  why: string;
  count: CountStepView[];
  cut: boolean;
}
/**
 * One line of the final score.
 */
export interface ResultRow {
  seat: number;
  total: number;
  winner: boolean;
  parts: FigureView[];
  made: string;
  bot: string;
}
/**
 * A step of the count at the end: all that counts in one way, in the order it is counted.
 */
export interface CountStepView {
  title: string;
  rate: string;
  rule: string;
  parts: CountedView[];
  shares: string[];
  before: boolean;
}
/**
 * Something that counts at the end: whose it is, what it brings, and where it is drawn.
 */
export interface CountedView {
  seat: number;
  points: number;
  label: string;
  symbol: string;
  places: string[];
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
  gone: GoneView | null;
  ready: ReadyView | null;
  options: OptionView[];
  aids: string;
  sent_away: string;
  kicked: KickedView[];
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
  pool?: "" | "people" | "programs";
  ready?: boolean;
  programs?: boolean;
  absence?: number | null;
  steady?: number;
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
 * Somebody for whom a game waits, and about whom the others may vote once he is gone.
 */
export interface GoneView {
  seat: number;
  opens: string;
  days: number;
  may: boolean;
  need: number;
  votes: VoteView[];
}
/**
 * What somebody wishes to be done about one who is gone.
 */
export interface VoteView {
  seat: number;
  what: string;
}
/**
 * How far a table has come on its way to the deal.
 */
export interface ReadyView {
  phase: "asking" | "dealt" | "gathering" | "revealing";
  waits: number[];
  parts: string[];
  left: number | null;
  whole: number;
}
/**
 * An option by which a table is played, in words.
 */
export interface OptionView {
  label: string;
  value: string;
  rule: string;
}
/**
 * Somebody whom the owner of a table has made get up.
 */
export interface KickedView {
  user: string;
  name: string;
}
/**
 * What was promised before the cards were dealt.
 */
export interface DealView {
  commitment: string;
  seed: string;
}
/**
 * What came to light and is not known yet: what, whose, and what it may be.
 */
export interface NeedView {
  verb: string;
  title: string;
  hint: string;
  seat: number;
  none: boolean;
  things: FoundView[];
}
/**
 * Something that may have come to light.
 */
export interface FoundView {
  word: string;
  label: string;
  symbol: string;
  face: string;
  traits: string[];
  pick: string;
}
/**
 * An entry in the place of the last one, and how the turn could go on after it.
 */
export interface OtherwiseView {
  entry: string;
  choices: ChoiceView[];
}
/**
 * POST /api/desk/cases/{id}: decide about a case.
 */
export interface Decided {
  decision: "ban" | "hide" | "kick" | "none" | "silence";
  days?: number;
  why?: string;
}
/**
 * GET /api/desk: what waits, and what was decided lately.
 */
export interface DeskInfo {
  role: string;
  open: CaseHead[];
  closed: CaseHead[];
  waiting: MeasureInfo[];
}
/**
 * A measure as those see it who keep the house.
 */
export interface MeasureInfo {
  id: string;
  kind: "annul" | "ban" | "kick" | "silence" | "word";
  person: string;
  name: string;
  why: string;
  by: string;
  begins: string;
  ends: string | null;
  holds: boolean;
  waits: boolean;
  answer: string;
  appeal: string;
  may: boolean;
  badge: "" | "guest" | "program" | "bot" | "moderator" | "admin" | "owner";
  table: string;
}
/**
 * Somebody whom those look up who keep the house.
 */
export interface DeskPerson {
  id: string;
  name: string;
  guest: boolean;
  role: string;
  banned: boolean;
  silent: boolean;
  seen: string;
  measures: MeasureInfo[];
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
 * GET /api/door: who may come in; PUT /api/desk/door changes it.
 */
export interface DoorInfo {
  registration: "closed" | "invited" | "open";
  guests: boolean;
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
 * One thing that happens: to whom, what moves from where to where, what it changes.
 */
export interface EventView {
  kind:
    | "say"
    | "cost"
    | "take"
    | "home"
    | "piece"
    | "rise"
    | "join"
    | "hoist"
    | "value"
    | "figure"
    | "light"
    | "income"
    | "walk"
    | "score"
    | "turn"
    | "refill";
  said: string;
  rule: string;
  seat: number | null;
  thing: string;
  start: string;
  goal: string;
  places: string[];
  each: number[];
  changes: FigureChange[];
}
/**
 * A figure that changes: "money", "points", "cards" or the symbol of pieces of a seat.
 *
 *     Of no seat are counters of a track, by their symbols.
 */
export interface FigureChange {
  figure: string;
  before: number;
  after: number;
  seat?: number | null;
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
 * Something that is wrong with a position: where, by which rule, and why.
 */
export interface FaultInfo {
  line: number;
  key: string;
  rule: string;
  sentence: string;
  picks: string[];
}
/**
 * A word of a line that is chosen among some, or is a number up to ``most``.
 */
export interface FieldView {
  line: string;
  words: string[];
  at: number;
  label: string;
  values: ThingView[];
  most: number;
  seat: number | null;
  course: boolean;
}
/**
 * A word of the text, as people see it.
 */
export interface ThingView {
  word: string;
  label: string;
  symbol: string;
  face: string;
  left: number;
  shape: string;
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
  made: string;
  rated: boolean;
  colour: string;
  ended: string;
  change: number | null;
  annulled: boolean;
  badges: ("" | "guest" | "program" | "bot" | "moderator" | "admin" | "owner")[];
  why: string;
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
 * Accept the terms as they stand, and be ready for the deal.
 */
export interface Ready {
  type: "ready";
  commitment?: string;
}
/**
 * Show the nonce one has committed to, 64 hexadecimal digits: the deal is made of it, too.
 */
export interface Reveal {
  type: "reveal";
  nonce: string;
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
 * Let a paused game go on, or ask those who are to agree.
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
 * Say what is to become of a game that waits for somebody who is gone.
 */
export interface VoteAway {
  type: "vote";
  seat: number;
  what: "bot" | "end" | "wait" | "without";
}
/**
 * Say something to everybody at the table.
 */
export interface SayChat {
  type: "chat";
  text?: string;
  phrase?: ("fun" | "good" | "hello" | "moment" | "thanks" | "well") | null;
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
 * Show a line to the moderators.
 */
export interface ReportLine {
  type: "report";
  number: number;
  why?: string;
}
/**
 * The table has changed, or is looked at in another way.
 */
export interface TableMessage {
  type: "table";
  table: TableView;
  notes: string[];
  events: EventView[];
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
  events: EventView[];
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
 * The answer to AskPast; ``steps`` are those of the table it is about.
 */
export interface Past {
  type: "past";
  steps: number;
  since: Happened[];
  turns: number[];
  scorings: number[];
}
/**
 * An action since the last own turn.
 */
export interface Happened {
  step: number;
  seat: number;
  lines: LogLine[];
  gone: Gone[];
}
/**
 * A thing that left its place on the board, as it stood there; ``to``: where it went.
 */
export interface Gone {
  nodes: Node[];
  to: [number, number] | null;
}
/**
 * The answer to AskLayer: chances and dangers, as far as who looks may know.
 */
export interface LayerMessage {
  type: "layer";
  seq: number;
  step: number;
  viewer: number | null;
  layer: LayerView;
}
/**
 * All that a layer says of a position.
 */
export interface LayerView {
  title: string;
  parts: LayerPartView[];
}
/**
 * Facts of one kind; ``hint`` says how to read what is drawn.
 */
export interface LayerPartView {
  kind: string;
  title: string;
  hint: string;
  rule: string;
  marks: LayerMarkView[];
}
/**
 * One fact: a sentence, and what is drawn of it at its places.
 */
export interface LayerMarkView {
  label: string;
  picks: string[];
  text: string;
  symbol: string;
  money: number;
  seats: number[];
  ladder: Ladder | null;
  along: number;
  alert: boolean;
  rule: string;
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
 * A stop of the server has been planned, or is not any more: GET /api/me says.
 */
export interface StopNews {
  type: "stop";
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
  lesson_steps: number;
  boards: boolean;
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
  module: boolean;
  needs: string[];
  players: number[];
}
/**
 * A position in which a hint is wanted. POST /api/positions/hint.
 */
export interface HintAsk {
  game: string;
  text: string;
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
 * An invitation that can be used.
 */
export interface InvitationInfo {
  id: string;
  uses: number;
  expires: string;
  url: string;
}
/**
 * PUT /api/desk/measures/{id}: decide about an answer.
 */
export interface Judged {
  outcome: "kept" | "lifted";
  why: string;
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
  events: EventView[];
}
/**
 * POST /api/desk/measures/{id}/lift: take a measure back.
 */
export interface Lifted {
  why: string;
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
  chosen: OptionView[];
  aids: string;
  touched: string;
  vignette: DrawingInfo;
  reliability: (ReliabilityInfo | null)[];
  badges: ("" | "guest" | "program" | "bot" | "moderator" | "admin" | "owner")[];
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
  program: boolean;
}
/**
 * How many of his last games with others somebody has played to their end.
 */
export interface ReliabilityInfo {
  ended: number;
  games: number;
  new: boolean;
  sentence: string;
}
/**
 * POST /api/account/recover: a name, or an address for recovery. The answer is always 204.
 */
export interface LostWay {
  who: string;
}
/**
 * POST /api/account/recovery/confirm: what was sent to an address.
 */
export interface MailboxCode {
  secret: string;
}
/**
 * Somebody in a list of the desk.
 */
export interface Named {
  id: string;
  name: string;
  badge: "" | "guest" | "program" | "bot" | "moderator" | "admin" | "owner";
}
/**
 * POST /api/account. Without a password one signs in by links only.
 */
export interface NewAccount {
  name: string;
  password?: string;
  lang?: string;
  invite?: string;
}
/**
 * POST /api/account/ways/address: one that Apprise understands.
 */
export interface NewAddress {
  address: string;
}
/**
 * POST /api/told/{id}: answer once.
 */
export interface NewAnswer {
  text: string;
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
 * POST /api/desk/invitations: make an invitation.
 */
export interface NewInvitation {
  uses?: number;
  days?: number;
}
/**
 * POST /api/account/keys.
 */
export interface NewKey {
  label: string;
  /**
   * @minItems 1
   */
  scopes?: ["play" | "read" | "tables", ...("play" | "read" | "tables")[]];
  days?: number;
}
/**
 * PUT /api/account/recovery: an address by which one gets in again; it has to be confirmed.
 */
export interface NewMailbox {
  address: string;
}
/**
 * POST /api/desk/people/{id}/measures: take a measure without a case.
 */
export interface NewMeasure {
  kind: "ban" | "silence" | "word";
  why: string;
  days?: number;
}
/**
 * PUT /api/account/password. All other devices are signed out.
 */
export interface NewPassword {
  old: string;
  new: string;
}
/**
 * POST /api/tables/{id}/reports: report the person of a seat.
 */
export interface NewReport {
  seat: number;
  kind: "leaving" | "name" | "play";
  why: string;
}
/**
 * PUT /api/desk/people/{id}/role.
 */
export interface NewRole {
  role: "admin" | "moderator" | "owner" | "player";
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
  board: string;
  position: string;
}
/**
 * All that can be said of a position by pointing.
 */
export interface PaletteView {
  groups: ToolGroupView[];
  fields: FieldView[];
  rows: RowView[];
}
/**
 * Tools of a kind; ``pictured``: many, shown by their pictures.
 */
export interface ToolGroupView {
  title: string;
  tools: ToolView[];
  pictured: boolean;
}
/**
 * Something that is put on the board: where ``picks`` places are pointed at in turn.
 */
export interface ToolView {
  key: string;
  label: string;
  symbol: string;
  left: number | null;
  picks: number;
  seated: boolean;
  shape: string;
}
/**
 * Things in a line, those that may be put there, and the line from which they are taken.
 */
export interface RowView {
  line: string;
  label: string;
  things: ThingView[];
  may: ThingView[];
  most: number;
  blank: string;
  seat: number | null;
  takes: string[];
}
/**
 * POST /api/account/passkeys, or .../passkeys/sign-in: what the browser answers, as JSON.
 */
export interface PasskeyAnswer {
  credential: {
    [k: string]: unknown;
  };
  name?: string;
}
/**
 * PATCH /api/account/passkeys/ID.
 */
export interface PasskeyName {
  name: string;
}
/**
 * What a browser is told before it makes or shows a passkey, as Web Authentication has it.
 */
export interface PasskeyOptions {
  options: {
    [k: string]: unknown;
  };
}
/**
 * A position to be drawn as one SVG document. POST /api/positions/picture.
 */
export interface PictureAsk {
  game: string;
  text: string;
  turns?: number;
  theme?: "dark" | "light";
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
  reliability: ReliabilityInfo | null;
  badge: "" | "guest" | "program" | "bot" | "moderator" | "admin" | "owner";
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
  pool: string;
}
/**
 * How strong somebody is nearly certain to be: 1000 to begin with. By it people are sorted.
 */
export interface RatingInfo {
  value: number;
  provisional: boolean;
  spread: number;
}
/**
 * A position as it stands, and what is to be changed. POST /api/positions.
 */
export interface PositionAsk {
  game: string;
  text?: string;
  players?: number;
  seat?: number;
  turns?: number;
  tool?: string;
  picks?: string[];
}
/**
 * A position after a change: its text, what is wrong with it, how it looks.
 */
export interface PositionInfo {
  game: string;
  name: string;
  text: string;
  players: number;
  seat: number;
  seats: string[];
  colours: string[];
  faults: FaultInfo[];
  refused: FaultInfo | null;
  board: DrawingInfo;
  turns: boolean;
  palette: PaletteView;
  turn: number | null;
  status: string;
  moves: number;
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
  badge: "" | "guest" | "program" | "bot" | "moderator" | "admin" | "owner";
}
/**
 * The result of a table. GET /api/desk/results gives a list of those that count nowhere.
 */
export interface ResultInfo {
  table: string;
  game: string;
  ended: string;
  people: Named[];
  annulled: string;
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
 * A seat of a rated table. GET /api/tables/ID/ratings gives a list.
 */
export interface SeatRatingInfo {
  seat: number;
  rating: RatingInfo | null;
  before: number | null;
  after: number | null;
  why: string;
}
/**
 * POST /api/companion/sheet: what stands on a sheet; the rows of a line are those of owners.
 */
export interface SheetAsk {
  game: string;
  names: string[];
  options?: {
    [k: string]: string;
  };
  entries?: {
    [k: string]: number[][];
  };
}
/**
 * What cannot be: on which line, in which row (-1: all together), and why.
 */
export interface SheetFault {
  line: string;
  owner: number;
  said: string;
  rule: string;
}
/**
 * A line of a sheet.
 */
export interface SheetLine {
  name: string;
  label: string;
  hint: string;
  rule: string;
  most: number;
  several: number;
  owners: string[];
  things: string[];
}
/**
 * A sheet as it stands; the result is what it comes to, where nothing is wrong.
 */
export interface SheetView {
  lines: SheetLine[];
  faults: SheetFault[];
  result: ResultView | null;
}
/**
 * POST /api/account/sign-in. Answers with MeInfo and the cookie.
 */
export interface SignIn {
  name: string;
  password: string;
}
/**
 * Something worth a look; no proof. GET /api/desk/signs gives a list.
 */
export interface SignInfo {
  kind: string;
  sentence: string;
  people: Named[];
  count: number;
  of: number;
  tables: string[];
  results: ResultInfo[];
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
  waits: "" | "ask" | "ready" | "seat" | "turn";
  left: number | null;
  seats: SeatSpec[];
  aids: string;
  touched: string;
  vignette: DrawingInfo;
  turn: number | null;
  clock: TurnClock | null;
  badges: ("" | "guest" | "program" | "bot" | "moderator" | "admin" | "owner")[];
}
/**
 * The time of whoever is to move, where its end has consequences.
 */
export interface TurnClock {
  left: number;
  whole: number;
  until: string;
}
/**
 * PUT /api/desk/cases/{id}: see to a case, or let it wait for anybody.
 */
export interface Taken {
  on: boolean;
}
/**
 * GET /api/told: what the house has decided about whoever asks.
 */
export interface ToldInfo {
  id: string;
  kind: "annul" | "ban" | "kick" | "silence" | "word";
  why: string;
  begins: string;
  ends: string | null;
  holds: boolean;
  answer: string;
  appeal: string;
  may_answer: boolean;
  table: string;
}
/**
 * Something that is tried in a position. POST /api/positions/try.
 */
export interface TryAsk {
  game: string;
  text: string;
  said?: string;
  picks?: string[];
}
/**
 * Whether it is legal, by which rule it is not, and what would be.
 */
export interface TryInfo {
  legal: boolean | null;
  sentence: string;
  rule: string;
  picks: string[];
  allowed: ActionInfo[];
  more: number;
  refused: RefusedView[];
  cards: CardInfo[];
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
  why: "ask" | "ready" | "turn";
  left: number | null;
  live: boolean;
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
