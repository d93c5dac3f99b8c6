import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
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

describe.runIf(process.platform === 'linux')('more than one door', () => {
  const crowd = 64;

  /** Opens connections in a thread of its own, and says when the system has taken all of them. */
  const visitors = `
    const { workerData: { port, crowd, taken } } = require('node:worker_threads');
    for (let number = 0; number < crowd; number += 1)
      require('node:net').connect(port, '127.0.0.1', () => {
        Atomics.add(taken, 0, 1);
        Atomics.notify(taken, 0);
      });
  `;

  async function open(answer: () => Promise<string> = async () => '') {
    const http = Fastify();
    http.get('/', answer);
    await listen(http, { host: '127.0.0.1', port: 0 });
    return { http, port: (http.server.address() as AddressInfo).port };
  }

  it('lets several in with each turn of the event loop', async () => {
    const { http, port } = await open();
    let letIn = 0;
    http.server.on('connection', () => {
      letIn += 1;
    });
    const taken = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(visitors, { eval: true, workerData: { port, crowd, taken } });
    try {
      // No turn is made until all of them stand before the door.
      for (let seen = 0; seen < crowd; seen = Atomics.load(taken, 0)) Atomics.wait(taken, 0, seen);
      let turns = 0;
      for (; letIn < crowd; turns += 1) await new Promise((resolve) => setImmediate(resolve));
      expect(turns).toBeLessThan(crowd / 2);
    } finally {
      await worker.terminate();
      await http.close();
    }
  });

  it('answers all that came in before it ends', async () => {
    const answer = Promise.withResolvers<string>();
    let asked = 0;
    const { http, port } = await open(() => {
      asked += 1;
      return answer.promise;
    });
    const answers = Array.from({ length: crowd }, async () =>
      (await fetch(`http://127.0.0.1:${port}`)).text(),
    );
    await expect.poll(() => asked).toBe(crowd);
    const closed = http.close();
    answer.resolve('an answer');
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['an answer']));
    await closed;
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  });
});
