// Keeps the shell of the portal, so that it opens without a connection. Requests to the API are not even looked at.
const SHELL = __SHELL__;
const CACHE = 'biuro-__BUILD__';
const PAGE = '/index.html';

addEventListener('install', (event) => event.waitUntil(keepShell()));
addEventListener('activate', (event) => event.waitUntil(dropOthers()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (isScreen(pathname)) event.respondWith(screen(request));
  } else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (SHELL.includes(pathname)) event.respondWith(networkFirst(request));
});
addEventListener('message', (event) => {
  // The person has chosen the new version.
  if (event.data === 'activate') skipWaiting();
  // The person has signed out: which pages they opened is nobody's business.
  if (event.data === 'wipe') event.waitUntil(caches.delete(CACHE).then(keepShell));
});

async function keepShell() {
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL);
}

async function dropOthers() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}

/** As the server has it: a path without an extension is a screen, apart from those that the server answers itself. */
function isScreen(pathname) {
  return !/\.[a-z0-9]+$/i.test(pathname) && !/^\/(api|brand|docs|healthz|readyz|metrics)(\/|$)/.test(pathname);
}

/** The page of the server, so that a new version comes with the next visit. A proxy without a server behind it is no answer. */
async function screen(request) {
  const answer = await fetch(request).catch(() => undefined);
  if (answer && answer.status < 500) return answer;
  return (await caches.match(PAGE)) ?? answer ?? Response.error();
}

/** Files under this path change their names with their content. */
async function asset(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}

async function networkFirst(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request, { ignoreVary: true })) ?? Response.error();
  }
}
