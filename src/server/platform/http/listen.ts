import cluster from 'node:cluster';
import { createServer, type ListenOptions, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { OperatorError } from '../errors.ts';

/**
 * Node lets one connection in with each turn of the event loop (libuv, pull request 3696), so that under a flood, whose turns are
 * long, visitors stand before the door for half a minute and are not even told to wait. A second socket at the same port lets in
 * one more.
 */
const doors = 8;

/** One of several processes is handed its connections by the first one, whose turns are short; other systems have one socket a port. */
const hasMoreDoors = () => process.platform === 'linux' && !cluster.isWorker;

/** @throws OperatorError where the port is taken, not allowed, or the address is none of this machine */
export async function listen(
  http: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<void> {
  try {
    if (hasMoreDoors()) await listenAtMore(http, { host, port });
    else await http.listen({ host, port });
  } catch (problem) {
    const sentence = sentences[String((problem as NodeJS.ErrnoException).code)];
    throw sentence ? new OperatorError(sentence(host, port)) : problem;
  }
}

async function listenAtMore(http: FastifyInstance, { host, port }: { host: string; port: number }) {
  // Sockets that share a port do not mind another process of the same user; this one does.
  if (port !== 0) await end(await opened(createServer(), { host, port }));

  const others: Server[] = [];
  const ended: Promise<void>[] = [];
  // What came in by them is answered before the site ends, as what came by the first.
  http.addHook('preClose', (done) => {
    ended.push(...others.map(end));
    done();
  });
  http.addHook('onClose', async () => {
    http.server.closeIdleConnections();
    await Promise.all(ended);
  });

  const at = { host, port, reusePort: true };
  await http.listen(at);
  const address = http.server.address();
  const shared = typeof address === 'object' && address ? address.port : port;
  const letIn = () =>
    // As an HTTP server opens its own: it ends its side itself, and waits for no more before it sends.
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => http.server.emit('connection', socket));
  for (let door = 1; door < doors; door += 1) others.push(await opened(letIn(), { ...at, port: shared }));
}

const opened = (server: Server, at: ListenOptions) =>
  new Promise<Server>((resolve, reject) => {
    server.once('error', reject).listen(at, () => resolve(server.off('error', reject)));
  });

const end = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

const sentences: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_, port) => `Port ${port} is in use: stop what runs there, or set PORT to another one.`,
  EACCES: (_, port) => `Port ${port} is not allowed to this user: set PORT to one from 1024 on.`,
  EADDRNOTAVAIL: (host) => `HOST is ${host}, which is no address of this machine.`,
};
