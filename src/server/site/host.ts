import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createClient, guest, visitHeaders } from '#contract/client.ts';
import { findMarket } from '#locale/markets.ts';
import { parseReference } from '#locale/reference.ts';
import { languageOf } from '#locale/varieties.ts';
import { askInside } from '#server/platform/http/inside.ts';
import type { Host, PublicConfig } from '#web/host.ts';
import { loadWords } from '#words/index.ts';
import { varietyOfPage } from './locale.ts';
import { refusalPage } from './refusal-page.ts';
import { logidOf } from './visit.ts';

/**
 * The host of one page request. Its calls go through the same doors as a browser's, in process: with the visitor's
 * cookies and address; cookies that a call sets are used by the next call and handed to `cookies`, for the page.
 */
export function createHost(options: {
  http: FastifyInstance;
  request: FastifyRequest;
  /** The page's address from the path on. */
  url: string;
  nonce: string;
  config: PublicConfig;
  cookies: string[];
  /** The page is kept, and sent to others as well: it is made as for somebody without cookies. */
  forEverybody: boolean;
  chunks: Host['chunks'];
  countryHeader: string | undefined;
}): Host {
  const { http, request, url, nonce, config, cookies, forEverybody, chunks, countryHeader } = options;
  const country = countryOf(request, countryHeader);
  const variety = varietyOfPage({ url, headers: request.headers }, country);
  const jar = new Map<string, string>();
  const sent = forEverybody ? undefined : request.headers.cookie;
  for (const pair of (sent ?? '').split(/;\s*/)) putCookie(jar, pair);

  const headers = visitHeaders({
    variety,
    examId: examOf(url) ?? config.defaultExam,
    domain: request.hostname,
    logid: logidOf(url),
    // The cookies go along: whoever has a session is known by it.
    uid: forEverybody || request.session.sent === undefined ? guest : undefined,
  });
  const client = createClient({
    headers: () => headers,
    async fetch(url, init) {
      const { answer, body } = await askInside(http, {
        method: init.method === 'POST' ? 'POST' : 'GET',
        url,
        headers: {
          ...(init.headers as Record<string, string>),
          host: request.host,
          'user-agent': request.headers['user-agent'] ?? '',
          ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
        },
        remoteAddress: request.ip,
        ...(init.body != null && { payload: String(init.body) }),
      });
      for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
        cookies.push(cookie);
        putCookie(jar, cookie.split(';', 1)[0] ?? '');
      }
      return { status: answer.statusCode, json: async () => body() };
    },
  });

  return {
    call: (call, input) => client.call(call, input),
    isSignedIn: async () => !forEverybody && http.isSignedIn(request),
    words: (rooms) => loadWords(variety, rooms),
    chunks,
    report: (problem) => request.log.error({ err: problem }, 'A page failed.'),
    failurePage(status) {
      const { defaultExam: exam, supportEmail: email } = config;
      return refusalPage('ourFault', { variety, exam, reference: request.id, status, email });
    },
    reference: request.id,
    locale: languageOf(variety),
    variety,
    country,
    nonce,
    config,
  };
}

/** The country that the CDN names; undefined where it names none (`XX`), or what is none (`T1`, a hidden network). */
function countryOf(request: FastifyRequest, header: string | undefined): string | undefined {
  const named = header === undefined ? undefined : request.headers[header];
  const code = typeof named === 'string' ? findMarket(named.toUpperCase())?.code : undefined;
  return code === 'XX' ? undefined : code;
}

/** The test that a page is about; a page's data is asked for by its address and an ending. */
function examOf(url: string): string | undefined {
  const last = /([^/?]*?)(?:\.data)?(?:\?|$)/.exec(url)?.[1];
  return last === undefined ? undefined : parseReference(last)?.reference.examId;
}

function putCookie(jar: Map<string, string>, pair: string): void {
  const equals = pair.indexOf('=');
  if (equals > 0) jar.set(pair.slice(0, equals).trim(), pair.slice(equals + 1));
}
