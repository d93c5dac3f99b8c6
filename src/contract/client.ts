import type { z } from 'zod';
import { languageTags, type Variety } from '#locale/locales.ts';
import { languageOf } from '#locale/varieties.ts';
import { type Base, bases, type Call, type CallInput, type DataOf } from './call.ts';
import type { RefusalEnvelope } from './envelope.ts';

/** Time-out of every call (specification, section 9). */
export const timeoutMilliseconds = 30_000;

/** The headers that every request carries (specification, section 7), beside the JSON content type. */
export interface ClientHeaders {
  logid?: string | undefined;
  'app-version'?: string | undefined;
  'exam-app-id'?: string | undefined;
  domain?: string | undefined;
  hl?: string | undefined;
  uid?: string | undefined;
  'app-language'?: string | undefined;
}

export const defaultAppVersion = '1.0.0';

/** Said as `uid` while nobody is signed in. */
export const guest = 'guest';

/** The whole set of headers, which every call carries, in the browser and on the server's own pages alike. */
export function visitHeaders({
  variety,
  examId,
  domain,
  logid,
  uid,
}: {
  variety: Variety;
  examId: string;
  /** The host that the visitor's page is on. */
  domain: string;
  logid: string | undefined;
  /** Who is signed in; undefined where only the session tells. */
  uid: string | undefined;
}): ClientHeaders {
  return {
    hl: languageOf(variety),
    'app-language': languageTags[variety],
    'app-version': defaultAppVersion,
    'exam-app-id': examId,
    domain,
    uid,
    logid,
  };
}

/**
 * What became of a call. `ok` only when HTTP status and `result` are both 200. A refusal hands back the server's
 * whole response unchanged; `badStatus` is any other answer, with whatever body it had; the rest never got one.
 */
export type CallResult<C extends Call> =
  | { ok: true; data: DataOf<C> }
  | { ok: false; kind: 'refused'; status: number; response: RefusalEnvelope }
  | { ok: false; kind: 'badStatus'; status: number; response: unknown }
  | { ok: false; kind: 'network' | 'timeout' | 'aborted' };

export type CallFailure = Exclude<CallResult<Call>, { ok: true }>;

export interface Client {
  call<C extends Call>(
    call: C,
    input?: CallInput<C>,
    options?: { signal?: AbortSignal },
  ): Promise<CallResult<C>>;
}

/** Of an answer, what a client reads. */
export interface SentBack {
  readonly status: number;
  json(): Promise<unknown>;
}

export interface ClientOptions {
  /** Where the two servers are; their own paths on this host by default. */
  bases?: Partial<Record<Base, string>>;
  /** Read anew for every call, since the language and the log id can change. */
  headers?: () => ClientHeaders;
  fetch?: (address: string, init: RequestInit) => Promise<SentBack>;
  timeout?: number;
}

/** The client of the contract, for the browser and for the server's own pages alike. */
export function createClient(options: ClientOptions = {}): Client {
  const { headers = () => ({}), timeout = timeoutMilliseconds } = options;
  const send = options.fetch ?? ((input, init) => fetch(input, init));
  return {
    async call(call, input = {}, { signal } = {}) {
      const limit = AbortSignal.timeout(timeout);
      let answer: SentBack;
      let body: unknown;
      try {
        answer = await send(addressOf(call, input, options.bases), {
          method: call.method,
          headers: headersOf(headers()),
          credentials: 'same-origin',
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
          ...(call.method === 'POST' && { body: JSON.stringify(input.body ?? {}) }),
        });
        body = await answer.json().catch((problem: unknown) => {
          if (limit.aborted || signal?.aborted) throw problem;
        });
      } catch {
        if (signal?.aborted) return { ok: false, kind: 'aborted' };
        return { ok: false, kind: limit.aborted ? 'timeout' : 'network' };
      }
      return readAnswer(answer.status, body);
    },
  };
}

function readAnswer<C extends Call>(status: number, body: unknown): CallResult<C> {
  if (!isEnvelope(body)) return { ok: false, kind: 'badStatus', status, response: body };
  if (status === 200 && body.result === 200) return { ok: true, data: body.data as DataOf<C> };
  return { ok: false, kind: 'refused', status, response: body as unknown as RefusalEnvelope };
}

function isEnvelope(body: unknown): body is { result: number; data?: unknown } {
  return typeof body === 'object' && body !== null && 'result' in body && typeof body.result === 'number';
}

function headersOf(wanted: ClientHeaders): Record<string, string> {
  const sent: Record<string, string> = {
    'content-type': 'application/json',
    'app-version': defaultAppVersion,
  };
  for (const [name, value] of Object.entries(wanted)) if (value) sent[name] = value;
  return sent;
}

/** The address of a call on the first of its bases, its parameters filled in. */
export function addressOf<C extends Call>(
  call: C,
  input: CallInput<C> = {},
  places: Partial<Record<Base, string>> = {},
): string {
  const base = call.bases[0] as Base;
  const params = (input.params ?? {}) as Record<string, unknown>;
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const query = queryOf(input.query);
  return `${places[base] ?? bases[base]}${path}${query && `?${query}`}`;
}

function queryOf(query: z.input<Call['query']> | undefined): string {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>);
  return new URLSearchParams(
    entries
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
}
