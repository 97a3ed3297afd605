// Shows what the server tells this browser about its owner's tables while nobody looks at them.
// It keeps nothing and stands between no page and the server.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("push", (event) => event.waitUntil(show(event.data.json())));
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event.newSubscription)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** The push service has ended what the server sends to: name the next one, which takes its place. */
async function renew(made) {
  const asked = await fetch("/api/account/ways");
  if (!asked.ok) return; // signed out
  const { key } = await asked.json();
  const next = made ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = next.toJSON();
  const token = await self.cookieStore?.get("csrftoken");
  await fetch("/api/account/ways/browser", {
    method: "POST",
    headers: { "content-type": "application/json", "x-csrftoken": token?.value ?? "" },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}

/** The pages of ours that are open. */
function pages() {
  return self.clients.matchAll({ type: "window", includeUncontrolled: true });
}

const shows = (page, path) => new URL(page.url).pathname === path;

async function show({ title, body, path, tag }) {
  const open = await pages();
  if (open.some((page) => page.visibilityState === "visible" && shows(page, path))) return;
  await self.registration.showNotification(title, { body, tag, data: { path }, icon: "/favicon.svg", renotify: true });
}

async function open(path) {
  const there = (await pages()).find((page) => shows(page, path));
  await (there ? there.focus() : self.clients.openWindow(path));
}
