/** What is asked once, over HTTP. */
import type { DrawingInfo } from "./drawing";
import type { PreviewView, TableView } from "./table";
import type { SeatSpec, Terms } from "./together";

export interface OptionInfo {
  name: string;
  label: string;
  sentence: string;
  rule: string;
  values: string[];
  labels: string[];
}

/** Options as the house or a printed text has them; the first is the house's, the defaults. */
export interface ProfileInfo {
  name: string;
  label: string;
  sentence: string;
  options: Record<string, string>; // all of them
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
  reconstructed: string; // which components are, in a sentence
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

export interface NewTable {
  game: string;
  seats: SeatSpec[];
  options: Record<string, string>;
  profile: string; // of the game: what its options are, where they are not named here
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
  aids: string; // "Aids off: What is left"; empty: all are on
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

export interface DifferenceInfo {
  documents: string[];
  printed: string;
  played: string;
  because: string;
}

export interface RuleInfo {
  id: string;
  section: string;
  html: string;
  figure: DrawingInfo | null;
  differences: DifferenceInfo[];
  sources: string[];
}

/** What a thing is called by our rules, and by others. */
export interface TermInfo {
  ours: string[];
  others: string[];
}

export interface RulesInfo {
  game: string;
  title: string;
  rules: RuleInfo[];
  colours: string[]; // of the seats in its figures
  terms: TermInfo[];
  reconstructed: string; // which components are, in a sentence
  reconstructed_by: string[]; // rules that tell more
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
