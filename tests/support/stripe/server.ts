import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answered, Asked } from './api.ts';
import { actsFirst, type Fault, type Faults } from './faults.ts';

const refused = { error: { type: 'invalid_request_error', message: 'This account cannot do that.' } };

const rateLimit = {
  error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' },
};
const broken = { error: { type: 'api_error', message: 'An unexpected error occurred.' } };
const foreign = { message: 'no Route matched with those values' };

/** The API on loopback, with the faults that a test asked for. */
export async function serveApi(
  api: (asked: Asked) => Answered,
  faults: Faults,
  log: Asked[],
): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    void take(request).then((asked) => {
      log.push(asked);
      const fault = faults.take(`${asked.method} ${asked.path}`);
      if (!fault) return send(response, api(asked));
      if (actsFirst(fault)) api(asked);
      strike(response, fault);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

async function take(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { pathname, search } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const header = (name: string) => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: search.slice(1),
    body: Buffer.concat(chunks).toString(),
    authorization: header('authorization'),
    version: header('stripe-version'),
    idempotencyKey: header('idempotency-key'),
  };
}

function strike(response: ServerResponse, { kind }: Fault): void {
  if (kind === 'cut') response.destroy();
  if (kind === 'error') send(response, { status: 500, body: JSON.stringify(broken) });
  if (kind === 'busy') send(response, { status: 429, body: JSON.stringify(rateLimit) });
  if (kind === 'refused') send(response, { status: 400, body: JSON.stringify(refused) });
  if (kind === 'foreign') send(response, { status: 404, body: JSON.stringify(foreign) });
}

function send(response: ServerResponse, { status, body }: Answered): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_fake' }).end(body);
}
