import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

it('says in a sentence that a port is taken', async () => {
  const first = Fastify();
  await listen(first, { host: '127.0.0.1', port: 0 });
  const port = (first.server.address() as AddressInfo).port;
  const second = Fastify();
  await expect(listen(second, { host: '127.0.0.1', port })).rejects.toThrow(`Port ${port} is in use`);
  await expect(listen(second, { host: '192.0.2.1', port: 0 })).rejects.toThrow(/no address of this machine/);
  await Promise.all([first.close(), second.close()]);
});
