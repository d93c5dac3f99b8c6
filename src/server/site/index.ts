import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readingOnce } from '#server/platform/database/read-once.ts';
import { rateLimits } from '#server/platform/http/limits.ts';
import type { PublicConfig } from '#web/host.ts';
import {
  createStyleReader,
  favicon,
  landingScripts,
  registerAssets,
  registerPictures,
  robotsText,
} from './assets.ts';
import { builtPages, livePages } from './build.ts';
import { isRead, readForm } from './forms.ts';
import { answerFirst, landingAddress, landingKey, sendLanding } from './front.ts';
import { createHost } from './host.ts';
import { addInstallable } from './installable.ts';
import { createLandings } from './landings.ts';
import { clientReader, createLandingLimit, refusalsAsPages } from './limits.ts';
import { localeCookie, localeOf } from './locale.ts';
import { type PageRequest, sendFetchResponse, toFetchRequest } from './pages.ts';
import { type FoundTest, sitemapText } from './sitemap.ts';
import { canonicalPage, openRooms } from './spelling.ts';
import { asksForAssignment, assigned, knownVisit } from './variants.ts';
import { fromLanding, sessionCookie, visitCookieOf } from './visit.ts';

export interface SiteOptions {
  config: Omit<PublicConfig, 'build'>;
  /** In which the CDN names the visitor's country. */
  countryHeader?: string | undefined;
  /** Addresses of proxies whose word on the client's address counts. */
  trustProxy?: string | undefined;
  /** The tests with pages that search may find. */
  tests: readonly FoundTest[];
  /** Pages from their sources with hot reload, instead of the build. */
  development?: boolean;
  /** The nonce of the reply's Content-Security-Policy, which the platform set. */
  nonceOf(reply: FastifyReply): string;
  /** Counts a landing that was answered before the platform's own counting. */
  observe?(told: { method: string; route: string; status: number }, seconds: number): void;
  /** Takes the count of the landings that are held. */
  observeHeld?(count: () => number): void;
}

/** Headers of a page that are its own, not the same for every landing. */
const ownHeaders = new Set([
  'request-id',
  'set-cookie',
  'content-security-policy',
  'content-type',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
]);

/** Hosts the pages: landings from the cache, everything else rendered for one person and never kept. */
export async function registerSite(http: FastifyInstance, options: SiteOptions): Promise<{ build: string }> {
  const pages = options.development ? await livePages(http) : await builtPages();
  if (!options.development) await registerAssets(http);
  await registerPictures(http);
  const config: PublicConfig = { ...options.config, build: pages.build };
  const landings = options.development
    ? undefined
    : createLandings(createStyleReader(), landingScripts, {
        onProblem: (problem) => http.log.error({ err: problem }, 'A landing could not be made anew.'),
      });
  if (landings) options.observeHeld?.(landings.count);
  const limit = createLandingLimit(http);
  const { sendRefusal, sendNotTaken, sendTooMany } = refusalsAsPages(config.defaultExam);
  const secure = config.publicUrl.startsWith('https:');
  const clientOf = clientReader(options.trustProxy);
  /** What the first landing taught: the headers of each. */
  let learnt: OutgoingHttpHeaders | undefined;

  async function render(
    request: FastifyRequest,
    reply: FastifyReply,
    cookies: string[],
    asked: PageRequest = {},
  ): Promise<Response> {
    const host = createHost({
      http,
      request,
      url: asked.url ?? request.url,
      nonce: options.development ? '' : options.nonceOf(reply),
      config,
      cookies,
      forEverybody: asked.forEverybody ?? false,
      chunks: pages.chunks,
      countryHeader: options.countryHeader,
    });
    const handle = () => pages.handle(toFetchRequest(request, reply, asked), host);
    // What a form changes is seen by the page that tells of it.
    return isRead(asked.method ?? request.method) ? readingOnce(handle) : handle();
  }

  /** Sends on to the visit's own variant; a visit that has no id yet is given one until the browser is closed. */
  function assign(request: FastifyRequest, reply: FastifyReply, path: string) {
    const known = knownVisit(request.url, request.headers.cookie);
    const visit = known ?? crypto.randomUUID();
    if (!known) reply.header('set-cookie', sessionCookie(visit, secure));
    return reply
      .header('cache-control', 'no-store')
      .redirect(assigned(request.url, path, visit) ?? path, 302);
  }

  async function page(request: FastifyRequest, reply: FastifyReply) {
    const cookies: string[] = [];
    const url = fromLanding(request, originOf(request));
    const response = await render(request, reply, cookies, { url, body: await readForm(request) });
    const path = pathOf(request.url);
    if (response.status === 405 && !path.endsWith('.data')) return sendNotTaken(request, reply);
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    reply.headers(privateHeaders(path));
    // What a page asks for by script has no page to say its number in: scripts read it off the answer.
    if (path.endsWith('.data')) reply.header('server-timing', `reference;desc="${request.id}"`);
    if (options.development) reply.removeHeader('content-security-policy');
    rememberLocale(request, reply, secure);
    const visit = visitCookieOf(request, secure);
    if (visit) reply.header('set-cookie', visit);
    return sendFetchResponse(reply, response);
  }

  async function landing(request: FastifyRequest, reply: FastifyReply) {
    if (!landings || !isRead(request.method) || !canonicalPage(pathOf(request.url)))
      return page(request, reply);
    // Cache poisoning: rendered as if asked for by this address alone, and with GET. What else a visitor's address
    // carries is in no cached page, and the answer to a HEAD would be an empty one for everybody.
    const key = landingKey(request.raw);
    const asked = { url: landingAddress(request.raw), method: 'GET', forEverybody: true };
    const make = () => render(request, reply, [], asked);
    const found = landings.peek(key) ?? (await landings.find(key, make));
    // A redirect or an error is no landing: it is answered for the whole address, with all that it carries.
    if (found instanceof Response) return page(request, reply);
    const headers = reply.getHeaders() as OutgoingHttpHeaders;
    learnt ??= Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name)));
    reply.hijack();
    sendLanding(request.raw, reply.raw, found, { security: headers, secure });
    return reply;
  }

  if (landings) {
    answerFirst(http, (request, response) => {
      const room = openRooms.find((name) => request.url?.startsWith(`/${name}/`));
      if (!learnt || !room || !isRead(request.method) || asksForAssignment(request.url ?? '')) return false;
      const security = learnt;
      const start = performance.now();
      const held = landings.peek(landingKey(request));
      if (!held) return false;
      const send = (retryAfter?: number) => {
        if (retryAfter === undefined) sendLanding(request, response, held, { security, secure });
        else sendTooMany(request, response, retryAfter, security);
        const told = { method: request.method ?? '', route: `/${room}/*`, status: response.statusCode };
        options.observe?.(told, (performance.now() - start) / 1000);
      };
      if (limit) void limit(clientOf(request)).then(send);
      else send();
      return true;
    });
  }

  await http.register((site, _options, registered) => {
    site.removeAllContentTypeParsers();
    site.addContentTypeParser('*', (_request, _payload, done) => done(null));
    // A landing has one address, and takes one place in memory.
    site.addHook('preHandler', async (request, reply) => {
      const path = pathOf(request.url);
      const canonical = canonicalPage(path);
      if (!canonical || !isRead(request.method)) return;
      if (asksForAssignment(request.url)) return assign(request, reply, canonical);
      if (canonical === path) return;
      return reply.redirect(canonical + request.url.slice(path.length), 301);
    });
    site.get('/build.json', (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ build: pages.build }),
    );
    addInstallable(site);
    site.get('/favicon.ico', (_request, reply) => reply.type('image/svg+xml').send(favicon));
    site.get('/robots.txt', (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(robotsText(config.publicUrl)),
    );
    site.get('/sitemap.xml', (_request, reply) =>
      reply
        .headers({
          'content-type': 'application/xml; charset=utf-8',
          'cache-control': 'public, max-age=3600',
        })
        .send(sitemapText(config.publicUrl, options.tests)),
    );
    site.setErrorHandler(sendRefusal);
    const rendered = { method: ['GET', 'HEAD', 'POST'], config: { rateLimit: rateLimits.page } };
    for (const room of openRooms) site.route({ ...rendered, url: `/${room}/*`, handler: landing });
    site.route({
      ...rendered,
      url: '/*',
      handler: (request, reply) =>
        /^\/(ads|pay|assets)\//.test(request.url) ? reply.callNotFound() : page(request, reply),
    });
    registered();
  });
  return { build: pages.build };
}

/** Pages rendered for one person are kept nowhere, found by no search, and named to no other site. */
function privateHeaders(path: string): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    // Forms need an Origin, which `no-referrer` would hide from our own server as well.
    'referrer-policy': /^\/report\/result/.test(path) ? 'no-referrer' : 'same-origin',
  };
}

function rememberLocale(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  const cookie = localeCookie(localeOf(request), request.headers.cookie, secure);
  if (cookie) reply.header('set-cookie', cookie);
}

function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}
