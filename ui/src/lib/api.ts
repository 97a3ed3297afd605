/** Questions over HTTP: each returns the answer or throws a Failure with a sentence. */
import type {
  BroughtInfo,
  ClubInfo,
  ClubPage,
  ErrorInfo,
  GameInfo,
  LessonStep,
  LobbyTable,
  NewTable,
  PlayerInfo,
  RankInfo,
  ReliabilityInfo,
  RulesInfo,
  SeatRatingInfo,
  TableInfo,
  VerifyInfo,
  WaitingInfo,
} from "../types";

/** An answer that says no, in the language of the page. */
export class Failure extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly rule = "",
    readonly line: number | null = null,
  ) {
    super(message);
  }
}

const COOKIE = /(?:^|; )csrftoken=([^;]*)/;

/** The token that shows that a request comes from a page of ours; "" where none is asked for. */
async function token(): Promise<string> {
  const kept = COOKIE.exec(document.cookie)?.[1];
  if (kept !== undefined) return kept;
  await fetch("/api/me"); // the server gives one with every answer to a question
  return COOKIE.exec(document.cookie)?.[1] ?? "";
}

async function signed(init?: RequestInit): Promise<RequestInit | undefined> {
  if (!init?.method || init.method === "GET") return init;
  return { ...init, headers: { ...init.headers, "x-csrftoken": await token() } };
}

/** Ask; throws a Failure, with the status 0 where nobody answers. */
export async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, await signed(init));
  } catch {
    throw new Failure("", 0);
  }
  if (answer.ok) return answer;
  const info = (await answer.json().catch(() => null)) as ErrorInfo | null;
  throw new Failure(info?.error ?? "", answer.status, info?.rule, info?.line);
}

export async function json<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await ask(path, init)).json()) as T;
}

export const post = (body: unknown, method = "POST"): RequestInit => ({
  method,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

const asked = new Map<string, Promise<GameInfo[]>>();

/** The games; what several parts of a page ask for at once is asked for once. */
function games(lang: string): Promise<GameInfo[]> {
  const underWay = asked.get(lang);
  if (underWay) return underWay;
  const asking = json<GameInfo[]>(`/api/games?lang=${lang}`).finally(() => asked.delete(lang));
  asked.set(lang, asking);
  return asking;
}

export const api = {
  lobby: (query: string, lang: string) => json<LobbyTable[]>(`/api/lobby?lang=${lang}&${query}`),
  settings: (id: string) => json<NewTable>(`/api/tables/${id}/settings`),
  games,
  club: (lang: string) => json<ClubInfo>(`/api/club?lang=${lang}`),
  clubPage: (page: string, lang: string) => json<ClubPage>(`/api/club/${page}?lang=${lang}`),
  tables: (lang: string) => json<TableInfo[]>(`/api/tables?lang=${lang}`),
  waiting: (lang: string) => json<WaitingInfo[]>(`/api/waiting?lang=${lang}`),
  create: (table: NewTable, lang: string) => json<{ id: string }>(`/api/tables?lang=${lang}`, post(table)),
  remove: (id: string) => ask(`/api/tables/${id}`, { method: "DELETE" }),
  rematch: (id: string) => json<{ id: string }>(`/api/tables/${id}/rematch`, { method: "POST" }),
  load: (record: string, lang: string) =>
    json<{ id: string }>(`/api/tables/record?lang=${lang}`, {
      method: "POST",
      headers: { "content-type": "text/plain; charset=utf-8" },
      body: record,
    }),
  rules: (game: string, lang: string) => json<RulesInfo>(`/api/rules/${game}?lang=${lang}`),
  lesson: (game: string, lang: string, turns = 0) =>
    json<LessonStep[]>(`/api/lessons/${game}?lang=${lang}&turns=${turns}`),
  sprites: async (game: string) => (await ask(`/api/games/${game}/sprites`)).text(),
  leaderboard: (game: string, pool: string, search: string, lang: string) =>
    json<RankInfo[]>(`/api/leaderboard?${new URLSearchParams({ game, pool, search, lang })}`),
  ratings: (id: string, invite: string, lang: string) =>
    json<SeatRatingInfo[]>(`/api/tables/${id}/ratings?${new URLSearchParams({ invite, lang })}`),
  reliability: (id: string, invite: string, lang: string) =>
    json<(ReliabilityInfo | null)[]>(`/api/tables/${id}/reliability?${new URLSearchParams({ invite, lang })}`),
  player: (id: string, page: number, lang: string) =>
    json<PlayerInfo>(`/api/players/${encodeURIComponent(id)}?page=${page}&lang=${lang}`),
  verify: (record: string, lang: string) =>
    json<VerifyInfo>(`/api/verify?lang=${lang}`, {
      method: "POST",
      headers: { "content-type": "text/plain; charset=utf-8" },
      body: record,
    }),
  bring: (source: BodyInit, game: string, lang: string) =>
    json<BroughtInfo>(`/api/import?lang=${lang}&game=${game}`, {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body: source,
    }),
  pictureHref: (id: string, at: number, turns: number, theme: string, lang: string) =>
    `/api/tables/${id}/picture.svg?at=${at}&turns=${turns}&theme=${theme}&lang=${lang}`,
  record: async (id: string) => (await ask(`/api/tables/${id}/record`)).text(),
  recordHref: (id: string) => `/api/tables/${id}/record`,
  exportHref: (id: string, form: string, lang: string) => `/api/tables/${id}/record?form=${form}&lang=${lang}`,
  printHref: (game: string, paper: string, lang: string) => `/api/print/${game}?paper=${paper}&lang=${lang}`,
};

const known = new Map<string, Promise<RulesInfo>>();

/** The rules of a game in a language, asked once. */
export function rulesOf(game: string, lang: string): Promise<RulesInfo> {
  const key = `${game}/${lang}`;
  let found = known.get(key);
  if (!found) {
    found = api.rules(game, lang);
    found.catch(() => known.delete(key));
    known.set(key, found);
  }
  return found;
}
