/** What the server says of players: the mirror of src/alcaide/server/http/players.py. */

export interface RatingInfo {
  value: number; // 1500 to begin with
  spread: number; // one standard deviation
}

export interface RankInfo {
  place: number | null; // null: a bot
  id: string;
  name: string;
  rating: RatingInfo;
  games: number;
  wins: number;
}

export interface TallyInfo {
  game: string;
  name: string;
  games: number;
  wins: number;
  points: number | null; // on average
  colour: string;
  rating: RatingInfo | null;
  course: RatingInfo[]; // after each rated game, oldest first
}

export interface FinishedInfo {
  table: string; // "": it is not there any more
  game: string;
  name: string;
  others: string[];
  players: number;
  place: number; // 1 is the first
  won: boolean;
  points: number | null;
  how: string;
  rated: boolean;
  colour: string;
  ended: string; // ISO 8601, UTC
}

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
