// Shows what the server tells this browser about its owner's tables while nobody looks at them.
// It keeps nothing and stands between no page and the server.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("push", (event) => event.waitUntil(show(event.data.json())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

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
