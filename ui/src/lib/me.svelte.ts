/** Who one is to the server: everybody at home, a guest, or the holder of an account. */
import type { MeInfo } from "../types";
import { api } from "./api";
import { settings } from "./settings.svelte";

let known = $state.raw<MeInfo | null>(null);

/** The person at this browser; null until the server has answered. Reactive. */
export const me = {
  get now(): MeInfo | null {
    return known;
  },
  /** Do people come from elsewhere? */
  get online(): boolean {
    return known?.online ?? false;
  },
  get stranger(): boolean {
    return known !== null && known.online && !known.id;
  },
};

/** Ask the server who one is; quiet when it does not answer. */
export async function loadMe(): Promise<void> {
  known = await api.me().catch(() => known);
}

/** Become a guest under a name, if one is nobody yet. */
export async function become(name: string): Promise<void> {
  known = await api.become({ name, lang: settings.language });
  settings.name = known.name;
}
