import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { Received, Sent, Transport } from '#tests/support/calls.ts';

const agent = new Agent({ keepAlive: true });

/**
 * Requests by `node:http` alone. Visitors share the cores with the site that they measure, and `fetch` costs them as much again; so
 * does a text of what nobody reads, so that it is made when it is asked for.
 */
export const plainNetwork =
  (base: () => string): Transport =>
  (sent) =>
    new Promise((resolve, reject) => {
      const { text, headers } = written(sent);
      const asking = request(new URL(sent.url, base()), { agent, method: sent.method, headers }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('error', reject);
        answer.on('end', () => resolve(received(answer.statusCode ?? 0, answer.headers, pieces)));
      });
      asking.on('error', reject);
      asking.end(text);
    });

function written({ headers, payload }: Sent) {
  const text = typeof payload === 'object' ? JSON.stringify(payload) : payload;
  return {
    text,
    headers: {
      ...headers,
      ...(typeof payload === 'object' && { 'content-type': 'application/json' }),
      ...(text !== undefined && { 'content-length': Buffer.byteLength(text) }),
    },
  };
}

function received(statusCode: number, headers: IncomingHttpHeaders, pieces: readonly Buffer[]): Received {
  const rawPayload = Buffer.concat(pieces);
  return {
    statusCode,
    headers,
    rawPayload,
    get body() {
      return rawPayload.toString();
    },
  };
}
