import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { report, size } from '#tests/money/support/rows.ts';
import { startSite } from '#tests/support/server-process.ts';
import { forSuite } from '#tests/support/suite.ts';

const clients = size(400, 40);
/** Milliseconds. */
const dripEvery = 5_000;
const longest = 120_000;
const slowest = 2_000;

/** What a slow client says, a letter at a time. */
const manners = {
  headers: `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ${'a'.repeat(500)}`,
  body: `POST /ads/exam/order/save HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n${' '.repeat(500)}`,
  silence: '',
};

describe('clients that take their time', () => {
  const site = forSuite(() => startSite({ env: { LOG_LEVEL: 'warn', RATE_LIMITS: 'off' } }));

  it('are sent away, and keep nobody waiting', async () => {
    const port = Number(new URL(site.url).port);
    const began = performance.now();
    const closedAfter: number[] = [];
    const drips: NodeJS.Timeout[] = [];
    const all = Array.from({ length: clients }, (_, at) => {
      const said = Object.values(manners)[at % 3] as string;
      return new Promise<void>((resolve) => {
        const socket: Socket = connect(port, '127.0.0.1');
        const head = said.indexOf('\r\n\r\n') + 4;
        let at = said.startsWith('POST') ? head : 20;
        socket.write(said.slice(0, at));
        const drip = setInterval(() => {
          if (socket.writable && at < said.length) socket.write(said.charAt(at++));
        }, dripEvery);
        drips.push(drip);
        socket.resume();
        socket.on('error', () => undefined);
        socket.on('close', () => {
          clearInterval(drip);
          closedAfter.push(performance.now() - began);
          resolve();
        });
      });
    });
    const waits: number[] = [];
    const over = Promise.all(all).then(() => true);
    let done = false;
    void over.then(() => {
      done = true;
    });
    while (!done && performance.now() - began < longest) {
      const asked = performance.now();
      expect((await fetch(`${site.url}/landing/home/DE-SUBS-1002?hl=DE`)).status).toBe(200);
      waits.push(performance.now() - asked);
      await Promise.race([over, new Promise((resolve) => setTimeout(resolve, 500))]);
    }
    for (const drip of drips) clearInterval(drip);
    expect(closedAfter).toHaveLength(clients);
    const worst = Math.max(...waits.slice(1));
    expect(worst).toBeLessThan(slowest);
    const last = Math.max(...closedAfter) / 1000;
    report(
      'slow clients keep nobody waiting',
      'all closed within 120 s',
      `${clients} slow connections: the last closed after ${last.toFixed(0)} s; a landing meanwhile at most ${worst.toFixed(0)} ms`,
    );
  });
});
