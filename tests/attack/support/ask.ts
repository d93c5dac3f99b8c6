import { type IncomingHttpHeaders, request } from 'node:http';
import type { Call } from '#contract/call.ts';
import { addressesOf } from '#server/platform/http/serve.ts';

export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Any request, also with headers that `fetch` keeps to itself, such as Host and Origin. */
export function ask(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string | Buffer;
  } = {},
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Where a call answers, with values that need not fit: its parameters in the path, its query behind it. */
export function addressOf(call: Call, params: unknown, query: unknown): string {
  const named = (params ?? {}) as Record<string, unknown>;
  const path = (addressesOf(call)[0] as string).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(textOf(Object.hasOwn(named, name) ? named[name] : '')).replaceAll('.', '%2e'),
  );
  const search = new URLSearchParams();
  if (query !== null && typeof query === 'object') {
    for (const [name, value] of Object.entries(query)) search.append(name, textOf(value));
  }
  return `${path}?${search}`;
}

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
