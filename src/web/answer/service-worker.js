// What a begun test needs stays on the device, so that it can be finished without a network, after a reload too (decision
// 56). Nothing else is ever kept: no call, no result, no report, no payment.
const filesName = 'IQ-files';
const pagesName = 'IQ-pages';
const mostFiles = 300;
const mostPages = 8;

// Scripts, styles, faces and pictures: the same for everybody.
const isFile = ({ origin, pathname }) =>
  origin === location.origin && /^\/(?:assets|pictures)\//.test(pathname);

// Under which a sitting's questions are kept, whichever of its screens is asked for.
const keyOf = ({ origin, pathname, searchParams }) => {
  const place = origin === location.origin && /^\/answer\/(question|submit)\/([^/.]+)$/.exec(pathname);
  const sittingId = searchParams.get('sittingId');
  if (!place || !sittingId) return undefined;
  const path = `/answer/question/${place[2]}?sittingId=${encodeURIComponent(sittingId)}`;
  return { path, questions: place[1] === 'question' };
};

const isPage = (answer) =>
  answer.ok && !answer.redirected && /^text\/html/.test(answer.headers.get('content-type') ?? '');

const trim = async (cache, most) => {
  const known = await cache.keys();
  await Promise.all(known.slice(0, Math.max(0, known.length - most)).map((request) => cache.delete(request)));
};

const keepPage = async (path, answer) => {
  const cache = await caches.open(pagesName);
  await cache.delete(path);
  await cache.put(path, answer);
  await trim(cache, mostPages);
};

// Their names change with what is in them, or a picture is as good an hour older. Nobody waits for a slow disk to keep one.
const file = async (event) => {
  const cache = await caches.open(filesName);
  const known = await cache.match(event.request);
  if (known) return known;
  const answer = await fetch(event.request);
  if (answer.status === 200 && answer.type === 'basic')
    event.waitUntil(cache.put(event.request, answer.clone()));
  return answer;
};

// The server's page wherever it can be had; else the kept one, which reads the answers from the device's own store.
const page = async (event, { path, questions }) => {
  const lost = async (instead) => {
    const known = await (await caches.open(pagesName)).match(path);
    if (!known) return instead();
    return questions ? known : Response.redirect(new URL(path, location));
  };
  try {
    const answer = await fetch(event.request);
    if (answer.status >= 500) return await lost(() => answer);
    if (questions && isPage(answer)) event.waitUntil(keepPage(path, answer.clone()));
    return answer;
  } catch (failure) {
    return lost(() => {
      throw failure;
    });
  }
};

const keep = async ({ address, files }) => {
  const key = keyOf(new URL(address));
  if (!key) return;
  const cache = await caches.open(filesName);
  const missing = async (url) => !(await cache.match(url)) && cache.add(url);
  // A file that cannot be had now is no reason to keep none.
  await Promise.allSettled(files.filter((url) => isFile(new URL(url))).map(missing));
  await trim(cache, mostFiles);
  if (!key.questions || (await (await caches.open(pagesName)).match(key.path))) return;
  const answer = await fetch(address, { credentials: 'same-origin' });
  if (isPage(answer)) await keepPage(key.path, answer);
};

const forget = async (sittingId) => {
  const cache = await caches.open(pagesName);
  for (const request of await cache.keys()) {
    if (!sittingId || new URL(request.url).searchParams.get('sittingId') === sittingId)
      await cache.delete(request);
  }
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  const key = request.mode === 'navigate' ? keyOf(url) : undefined;
  if (key) event.respondWith(page(event, key));
  else if (isFile(url) && request.mode !== 'navigate') event.respondWith(file(event));
});

self.addEventListener('message', (event) => {
  const { keep: kept, forget: forgotten } = event.data ?? {};
  if (kept) event.waitUntil(keep(kept));
  if (forgotten !== undefined) event.waitUntil(forget(forgotten));
});
