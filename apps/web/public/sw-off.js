// Served as /sw.js where the service worker is turned off: removes it and what it kept from the browser.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
