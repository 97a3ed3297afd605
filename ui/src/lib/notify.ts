/** Notifications of the browser: shown only where somebody has allowed them with a button. */
import { markHere } from "./push";
import { go } from "./router.svelte";

/** Whether the page may notify; "none": the browser cannot, or not at such an address. */
export type Allowed = NotificationPermission | "none";

export function allowed(): Allowed {
  return typeof Notification === "undefined" || !isSecureContext ? "none" : Notification.permission;
}

/** Ask the person at the browser; only because he has pressed a button. */
export async function askLeave(): Promise<Allowed> {
  return allowed() === "none" ? "none" : Notification.requestPermission();
}

/** Say something about a table to whoever looks elsewhere; a click leads to the table. */
export async function notify(table: string, title: string, body: string): Promise<void> {
  if (allowed() !== "granted" || (await markHere())) return; // a browser that the server reaches is told by it
  try {
    const shown = new Notification(title, { body, tag: `table-${table}`, icon: "/favicon.svg" });
    shown.onclick = () => {
      window.focus();
      go(`/table/${table}`);
      shown.close();
    };
    document.addEventListener("visibilitychange", () => shown.close(), { once: true }); // one has come to look
  } catch {
    // some browsers on phones show only what a service worker sends
  }
}
