/** Parts of a page that come later, each a chunk of its own. */

const FIRST = 1000; // ms
const LONGEST = 30_000; // ms
const SELDOM = 60_000; // ms
const RELOADED = "alcaide.reloaded";

const sleep = (time: number) => new Promise((done) => setTimeout(done, time));

/** Return what is loaded.
 *
 * While there is no way to the server, or its chunks are those of another version by now, it does not come, and nobody
 * is troubled. As a browser asks for a module only once, the page is loaded anew as soon as the server is there.
 */
export async function later<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    console.warn(error);
    await reachable();
    return await load().catch(loadedAnew);
  }
}

/** Do something when the page has nothing better to do. */
export function spare(what: () => unknown): void {
  const idle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200));
  idle(() => void what());
}

/** Wait until the server answers. */
async function reachable(): Promise<void> {
  for (let pause = FIRST; ; pause = Math.min(2 * pause, LONGEST)) {
    await sleep(pause);
    const answer = await fetch("/", { cache: "no-store" }).catch(() => null);
    if (answer?.ok) return;
  }
}

/** Load the whole page anew, but not again and again where that is no help: then raise the error. */
async function loadedAnew(error: unknown): Promise<never> {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < SELDOM) throw error;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
  return await new Promise<never>(() => {});
}
