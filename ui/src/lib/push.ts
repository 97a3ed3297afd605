/** Notices in this browser, also when none of our pages is open: its worker and its push service. */
import type { NewBrowser } from "../types";

const WORKER = "/worker.js";

/** Could this browser be told anything? On iPhones only a page on the home screen can. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Has its owner forbidden it? */
export const forbidden = (): boolean => Notification.permission === "denied";

async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registered = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registered?.pushManager.getSubscription()) ?? null;
}

/** What the server calls this browser; "": it knows nothing of it. */
export async function markHere(): Promise<string> {
  const found = await subscription();
  if (!found) return "";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(found.endpoint));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Ask the owner, then the push service; null: the owner does not want it. */
export async function subscribe(key: string): Promise<NewBrowser | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registered = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  await (await registered.pushManager.getSubscription())?.unsubscribe(); // perhaps for another key
  const made = await registered.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = made.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}

/** Be told nothing any more. */
export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}
