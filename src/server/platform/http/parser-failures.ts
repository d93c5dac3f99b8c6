import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { RefusalEnvelope } from '#contract/envelope.ts';
import { refusals } from '#contract/refusals.ts';
import { newReference } from '../reference.ts';

/** Of Node's parser: headers of more than 16 kB, a request that does not come to its end; anything else is no HTTP. */
const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Answers what is no request at all, before there is one: in the envelope of every other refusal, and closes.
 *
 * @param message the sentence, in the fallback language, since nothing of the request can be read
 */
export function parserFailureSender(message: string) {
  return function send(
    this: { readonly log: FastifyBaseLogger },
    problem: Error & { code?: string },
    socket: Socket,
  ): void {
    if (problem.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statusOf[problem.code ?? ''] ?? 400;
    const envelope: RefusalEnvelope = {
      result: refusals.malformed.result,
      name: 'malformed',
      message,
      next: refusals.malformed.next,
      requestId: newReference(),
    };
    this.log.info({ reqId: envelope.requestId, status, refusal: envelope.name }, 'Answered.');
    const body = JSON.stringify(envelope);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options: nosniff',
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };
}
