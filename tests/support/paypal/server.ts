import { createServer as createPlain, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { actsFirst, type Fault, type Faults } from '../stripe/faults.ts';
import type { Answered, Asked } from './api.ts';
import type { Certificate } from './certificates.ts';
import { PaypalRefusal } from './refusal.ts';

const foreign = { message: 'no Route matched with those values' };

export interface Server {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * An HTTP proxy on loopback that plays the named hosts itself, with a certificate of its own, and lets nobody through
 * to any other.
 */
export async function serve(
  answer: (asked: Asked) => Answered,
  hosts: readonly string[],
  { key, certificate }: Certificate,
  faults: Faults,
  log: Asked[],
): Promise<Server> {
  const sockets = new Set<Socket>();
  const inside = createSecure({ key, cert: certificate }, (request, response) => {
    void take(request).then((asked) => {
      log.push(asked);
      const fault = faults.take(`${asked.method} ${asked.path}`);
      if (!fault) return send(response, answer(asked));
      if (actsFirst(fault)) answer(asked);
      strike(response, fault);
    });
  });
  const proxy = createPlain((_request, response) => response.writeHead(403).end());
  proxy.on('connect', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    const [host = '', port] = (request.url ?? '').split(':');
    if (port !== '443' || !hosts.includes(host)) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    socket.unshift(head);
    inside.emit('connection', socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    port: (proxy.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

async function take(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { host, pathname, searchParams } = new URL(request.url ?? '/', `https://${request.headers.host}`);
  const headers = Object.entries(request.headers).filter((entry): entry is [string, string] => {
    return typeof entry[1] === 'string';
  });
  return {
    method: request.method ?? 'GET',
    host,
    path: pathname,
    query: searchParams,
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString(),
  };
}

function strike(response: ServerResponse, { kind }: Fault): void {
  if (kind === 'cut') response.destroy();
  if (kind === 'error') send(response, new PaypalRefusal(500, 'INTERNAL_SERVICE_ERROR'));
  if (kind === 'refused') send(response, new PaypalRefusal(422, 'PAYEE_ACCOUNT_RESTRICTED'));
  if (kind === 'busy') send(response, new PaypalRefusal(429, 'RATE_LIMIT_REACHED'));
  if (kind === 'foreign') send(response, { status: 404, body: foreign });
}

function send(response: ServerResponse, { status, body }: Answered): void {
  const text = typeof body === 'string';
  response
    .writeHead(status, { 'content-type': text ? 'application/x-pem-file' : 'application/json' })
    .end(text ? body : JSON.stringify(body));
}
