/** What is asked of the server about boards. */
import { ask, json, post } from "../../lib/api";
import type { BoardDraft, BoardInfo, BoardView } from "../../types";

export type Section = BoardView["form"][number];
export type Part<T extends Section["type"]> = Extract<Section, { type: T }>;

export const LIMIT = 100_000; // bytes of a file

export const boards = {
  list: (lang: string) => json<BoardInfo[]>(`/api/boards?lang=${lang}`),
  usual: (game: string, lang: string) => json<BoardView>(`/api/boards/usual/${game}?lang=${lang}`),
  get: (id: string, lang: string) => json<BoardView>(`/api/boards/${id}?lang=${lang}`),
  check: (draft: BoardDraft, lang: string) => json<BoardView>(`/api/boards/check?lang=${lang}`, post(draft)),
  keep: (draft: BoardDraft, lang: string) => json<BoardInfo>(`/api/boards?lang=${lang}`, post(draft)),
  drop: (id: string) => ask(`/api/boards/${id}`, { method: "DELETE" }),
  read: (text: string, lang: string) =>
    json<BoardView>(`/api/boards/read?lang=${lang}`, {
      method: "POST",
      headers: { "content-type": "text/plain; charset=utf-8" },
      body: text,
    }),
};

/** Give a text to the browser as a file. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `${name.replace(/[^\p{L}\p{N}-]+/gu, "-") || "box"}.board`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
