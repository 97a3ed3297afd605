/** What people at a table see of each other: the mirror of src/alcaide/server/present/company.py. */

export interface SeatSpec {
  kind: "me" | "friend" | "bot" | "person" | "open";
  name: string;
  colour: string;
  level: string;
  user: string; // the id of a person who sits here, or for whom an open seat is kept
  invited?: boolean; // only for those who have the invitation
}

/** On what terms people play: see alcaide/tables/terms.py. */
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

export interface DealView {
  commitment: string;
  seed: string; // "" until the game is over
}

/** The time that seats have; the browser counts down from there by itself. */
export interface ClocksView {
  left: number[]; // seconds, by seat
  running: number | null;
  now: string;
  resumes: number | null; // seconds until the holiday of the seat to move is over, and its time runs
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

export type May =
  | "back"
  | "resign"
  | "leave"
  | "pause"
  | "draw"
  | "undo"
  | "answer"
  | "withdraw"
  | "resume"
  | "holiday"
  | "delete"
  | "try"
  | "plan";

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
