import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RefusalEnvelope } from '#contract/envelope.ts';
import { type RefusalName, refusals } from '#contract/refusals.ts';
import { saidVariety, type Variety } from '#contract/varieties.ts';
import { sqlState } from '../database/database.ts';
import { type FieldProblem, Refusal } from '../errors.ts';
import { localeOf } from './serve.ts';

/** The sentence of a refusal in the language of the request; words are a room of their own. */
export type TranslateRefusal = (name: RefusalName, variety: Variety) => string;

/** Sends a failure: with a sentence for people, a name for programs, and nothing of the inside. */
export type SendFailure = (problem: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** When somebody who was turned away is welcome again. */
export const comeAgainSeconds = '10';

export function failureSender(translate: TranslateRefusal): SendFailure {
  return (problem, request, reply) => {
    const refusal = refusalOf(problem);
    request.refused = refusal.refusal;
    if (refusal.refusal === 'ourFault') request.log.error({ err: problem }, 'A request failed.');
    const body: RefusalEnvelope = {
      result: refusal.result,
      name: refusal.refusal,
      message: translate(refusal.refusal, saidVariety(request.headers, localeOf(request))),
      ...(refusal.fields && { fields: [...refusal.fields] }),
      next: refusals[refusal.refusal].next,
      requestId: request.id,
    };
    if (refusal.refusal === 'overloaded') reply.header('retry-after', comeAgainSeconds);
    return reply
      .status(refusal.status)
      .header('cache-control', 'no-store')
      .type('application/json')
      .send(body);
  };
}

/** Every failure leaves in the envelope. */
export function addEnvelope(http: FastifyInstance, send: SendFailure): void {
  http.setErrorHandler(send);
  http.setNotFoundHandler((request, reply) => send(new Refusal('notFound'), request, reply));
}

/** What the caller is told of an error. */
export function refusalOf(problem: unknown): Refusal {
  if (problem instanceof Refusal) return problem;
  const { code, statusCode } = problem as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('tooLarge');
  if (statusCode === 429) return new Refusal('tooMany');
  if (statusCode === 503) return new Refusal('overloaded');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return malformed(code);
  if (isTimedOut(problem)) return new Refusal('overloaded');
  if (isUnstorable(problem))
    return new Refusal('malformed', [{ field: 'body', problem: 'Invalid characters' }]);
  return new Refusal('ourFault');
}

/** Refusals of the framework, before a call's own schema is asked. */
function malformed(code: string | undefined): Refusal {
  const fields: Record<string, FieldProblem> = {
    FST_ERR_CTP_INVALID_MEDIA_TYPE: {
      field: 'headers.content-type',
      problem: 'Invalid input: expected application/json',
    },
    FST_ERR_BAD_URL: { field: 'path', problem: 'Invalid input: not a well-formed address' },
  };
  const field = fields[code ?? ''] ?? { field: 'body', problem: 'Invalid input: not well-formed JSON' };
  return new Refusal('malformed', [field]);
}

/**
 * A lock, a statement or an idle transaction that took too long (PostgreSQL's 55P03, 57014, 25P03), or a connection that nobody gave
 * back in time, of which the driver says no more than a sentence.
 */
function isTimedOut(problem: unknown): boolean {
  if (['55P03', '57014', '25P03'].includes(sqlState(problem) ?? '')) return true;
  for (let error = problem; error instanceof Error; error = error.cause)
    if (error.message === 'timeout exceeded when trying to connect') return true;
  return false;
}

/** Text that no PostgreSQL can hold: U+0000, halves of characters (its errors 22021 and 22P05). */
function isUnstorable(problem: unknown): boolean {
  return ['22021', '22P05'].includes(sqlState(problem) ?? '');
}
