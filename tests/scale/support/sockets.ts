import { Agent, type IncomingMessage, request } from 'node:http';
import { timeoutMilliseconds } from '#contract/client.ts';
import type { Received, Transport } from '#tests/support/calls.ts';

/**
 * To a site, by a third of what `fetch` costs whoever asks: a crowd that is played beside the site must not be what is measured.
 *
 * @param base where the site is
 * @returns fails where the connection breaks, or nothing comes for as long as a browser waits
 */
export function overSockets(base: string): Transport {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(base);
  return ({ method, url, headers, payload }) =>
    new Promise((resolve, reject) => {
      const body = typeof payload === 'object' ? JSON.stringify(payload) : payload;
      const sent = request({
        agent,
        hostname,
        port,
        path: url,
        method,
        headers: { ...(typeof payload === 'object' && { 'content-type': 'application/json' }), ...headers },
        timeout: timeoutMilliseconds,
      });
      sent.once('timeout', () => sent.destroy(new Error('Nothing came.')));
      sent.once('error', reject);
      sent.once('response', (answer) => {
        received(answer).then(resolve, reject);
      });
      sent.end(body);
    });
}

async function received(answer: IncomingMessage): Promise<Received> {
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece as Buffer);
  const rawPayload = Buffer.concat(pieces);
  const { statusCode = 0, headers } = answer;
  return { statusCode, headers, rawPayload, body: rawPayload.toString() };
}
