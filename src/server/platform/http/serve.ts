import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type BodyOf, bases, type Call, type ParamsOf, type QueryOf } from '#contract/call.ts';
import { language } from '#contract/fields.ts';
import { type Locale, saidVariety, type Variety } from '#contract/varieties.ts';
import { type FieldProblem, Refusal } from '../errors.ts';
import type { Holder } from './holder.ts';
import { takePlace } from './inside.ts';
import { limitOf } from './limits.ts';
import type { Reader } from './reader.ts';
import type { SessionCookie, SignedIn } from './session.ts';
import type { VisitOfRequest } from './visit.ts';

/** What a call's handler gets: everything validated, nothing of the framework. */
export interface CallRequest<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** Who asks; undefined for a browser that holds no key. */
  readonly reader: Reader | undefined;
  readonly holder: Holder;
  /** Who is logged in, where somebody is. */
  readonly signedIn: SignedIn | undefined;
  readonly session: SessionCookie;
  readonly visit: VisitOfRequest;
  /** From the `hl` header, else the address's; English where neither says one of the nine. */
  readonly locale: z.output<typeof language>;
  /** The words for this reader in a language, by the `app-language` header, else the browser's wish. */
  varietyIn(locale: Locale): Variety;
  readonly headers: FastifyRequest['headers'];
  readonly clientAddress: string;
  /** Counts the beginning of a sitting, whichever call begins it. @throws Refusal `tooMany` */
  countBeginning(): Promise<void>;
  readonly log: FastifyBaseLogger;
}

/** What is left of it is what the call's `data` names; a handler refuses by throwing a `Refusal`. */
export type CallHandler<C extends Call> = (request: CallRequest<C>) => Promise<z.input<C['data']>>;

/** Answers a call on each of its bases: validated on the way in, and on the way out stripped to what the contract names. */
export function serve<C extends Call>(http: FastifyInstance, call: C, handler: CallHandler<C>): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const place = takePlace();
    const body = call.method === 'POST' ? read(call.body, 'body', bodyOf(request)) : {};
    const asked = {
      params: read(call.params, 'params', request.params),
      query: read(call.query, 'query', request.query),
      body,
      reader: request.holder.reader(),
      holder: request.holder,
      signedIn: request.signedIn,
      session: request.session,
      visit: request.visit,
      locale: localeOf(request),
      varietyIn: (locale: Locale) => saidVariety(request.headers, locale),
      headers: request.headers,
      clientAddress: request.ip,
      countBeginning: () => http.countBeginning(request),
      log: request.log,
    } as CallRequest<C>;
    const data = await http.inTurn(subjectOf(body), () => handler(asked));
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', cacheControl(call));
    // A header can choose the language: no shared cache may hand one reader's to another.
    if (call.cacheSeconds) reply.header('vary', 'hl, app-language, accept-language');
    // Asynchronously zod would look at each part for itself, without the code that it compiles for an object.
    const told = call.data.parse(data);
    if (place) place.data = told;
    return place ? { result: 200 } : { result: 200, data: told };
  };
  for (const url of addressesOf(call)) {
    http.route({ method: call.method, url, handler: answer, config: { rateLimit: limitOf(call) } });
  }
}

/** A call of the contract whose capability comes later answers 501 in the envelope. */
export function servePending(http: FastifyInstance, call: Call): void {
  serve(http, call, async () => {
    throw new Refusal('notYet');
  });
}

/** Every path that a call answers at. Those that begin with `/pay/` also answer there, without the base. */
export function addressesOf(call: Call): string[] {
  const addresses = call.bases.map((base) => `${bases[base]}${call.path}`);
  return call.path.startsWith(`${bases.pay}/`) ? [...addresses, call.path] : addresses;
}

/** The order or the sitting that a change is about, which it will hold. */
function subjectOf(body: unknown): string | undefined {
  const { orderNumber, sittingId } = body as { orderNumber?: unknown; sittingId?: unknown };
  const subject = orderNumber ?? sittingId;
  return typeof subject === 'string' ? subject : undefined;
}

function cacheControl({ cacheSeconds }: Call): string {
  return cacheSeconds ? `public, max-age=${cacheSeconds}` : 'no-store';
}

function read(schema: z.ZodType, part: 'params' | 'query' | 'body', value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Refusal(
    'malformed',
    result.error.issues.map(
      (issue): FieldProblem => ({
        field: [part, ...issue.path.map(String)].join('.'),
        problem: issue.message,
      }),
    ),
  );
}

/** A page of another site cannot send this type without asking first, which is half of the defence against forgery. */
function bodyOf(request: FastifyRequest): unknown {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    throw new Refusal('malformed', [
      { field: 'headers.content-type', problem: 'Invalid input: expected application/json' },
    ]);
  }
  // JSON may also say null, which is no object.
  return request.body === undefined ? {} : request.body;
}

/** The language of a request's words. */
export function localeOf(request: FastifyRequest): z.output<typeof language> {
  const query = request.query as Record<string, unknown> | null;
  const params = request.params as Record<string, unknown> | null;
  const said = [request.headers.hl, query?.hl, params?.hl, params?.lang];
  const found = said.find((value) => typeof value === 'string' && value !== '');
  return language.safeParse(found).data ?? 'EN';
}
