import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createClient } from '#contract/client.ts';
import type { Locale } from '#locale/locales.ts';
import { languageTags } from '#locale/locales.ts';
import type { Host, PublicConfig } from '#web/host.ts';
import { loadWords } from '#words/index.ts';

/**
 * The host of one page request. Its calls go through the same doors as a browser's, in process: with the visitor's
 * cookies and address; cookies that a call sets are used by the next call and handed to `cookies`, for the page.
 */
export function createHost(options: {
  http: FastifyInstance;
  request: FastifyRequest;
  locale: Locale;
  nonce: string;
  config: PublicConfig;
  cookies: string[];
  chunks: Host['chunks'];
}): Host {
  const { http, request, locale, nonce, config, cookies, chunks } = options;
  const jar = new Map<string, string>();
  for (const pair of (request.headers.cookie ?? '').split(/;\s*/)) putCookie(jar, pair);

  const client = createClient({
    headers: () => ({ hl: locale, 'app-language': languageTags[locale], domain: request.host }),
    async fetch(input, init = {}) {
      const answer = await http.inject({
        method: init.method === 'POST' ? 'POST' : 'GET',
        url: String(input),
        headers: {
          ...(init.headers as Record<string, string>),
          host: request.host,
          ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
        },
        remoteAddress: request.ip,
        ...(init.body != null && { payload: String(init.body) }),
      });
      for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
        cookies.push(cookie);
        putCookie(jar, cookie.split(';', 1)[0] ?? '');
      }
      return new Response(answer.body, { status: answer.statusCode });
    },
  });

  return {
    call: (call, input) => client.call(call, input),
    words: (rooms) => loadWords(locale, rooms),
    chunks,
    report: (problem) => request.log.error({ err: problem }, 'A page failed.'),
    locale,
    nonce,
    config,
  };
}

function putCookie(jar: Map<string, string>, pair: string): void {
  const equals = pair.indexOf('=');
  if (equals > 0) jar.set(pair.slice(0, equals).trim(), pair.slice(equals + 1));
}
