/** What the editor asks the server: nothing about a position is known here. */
import { ask, json, post } from "../../lib/api";
import type { HintMessage, PositionAsk, PositionInfo, SeatSpec, TryInfo } from "../../types";

const path = (what: string, lang: string) => `/api/positions${what}?lang=${lang}`;

export const positions = {
  work: (asked: PositionAsk, lang: string) => json<PositionInfo>(path("", lang), post(asked)),
  attempt: (game: string, text: string, said: string, picks: string[], lang: string) =>
    json<TryInfo>(path("/try", lang), post({ game, text, said, picks })),
  hint: (game: string, text: string, lang: string) => json<HintMessage>(path("/hint", lang), post({ game, text })),
  /** Return the drawing as an address of its own, to be put on a canvas. */
  picture: async (game: string, text: string, turns: number, theme: string, lang: string) => {
    const drawn = await ask(path("/picture", lang), post({ game, text, turns, theme }));
    return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await drawn.text())}`;
  },
  play: (game: string, position: string, seats: SeatSpec[], lang: string) =>
    json<{ id: string }>(`/api/tables?lang=${lang}`, post({ game, seats, position })),
};
