import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { Refusal } from '../errors.ts';
import { addPressure, createPressure, mostUnderWay } from './pressure.ts';

const latest = 200;

const after = (samples: readonly number[]) => {
  const pressure = createPressure(latest);
  for (const late of samples) pressure.sample(late);
  return pressure.share();
};

it('turns nobody away for one slow moment', () => {
  expect(after([])).toBe(0);
  expect(after([2.5 * latest])).toBe(0);
  expect(after([latest + 1, latest + 1, latest + 1, 0])).toBe(0);
});

it('turns more away the longer it lasts and the later the event loop is, at last all', () => {
  expect(after(Array(5).fill(latest + 1))).toBeCloseTo(0.2);
  expect(after(Array(2).fill(20 * latest))).toBeCloseTo(0.7);
  expect(after(Array(50).fill(20 * latest))).toBe(1);
});

it('lets everybody in a second after the flood', () => {
  const flood = Array(50).fill(20 * latest);
  expect(after([...flood, ...Array(5).fill(0)])).toBeCloseTo(0.5);
  expect(after([...flood, ...Array(10).fill(0)])).toBe(0);
});

it('works on so many at a time, turns away who comes on top, and lets in as soon as one is done', async () => {
  const http = Fastify();
  onTestFinished(() => http.close());
  addPressure(http, { config: { latestMilliseconds: 60_000 }, metrics: { turnedAway() {} } });
  http.setErrorHandler((problem, _request, reply) =>
    reply.code(problem instanceof Refusal ? 503 : 500).send(''),
  );
  const held: (() => void)[] = [];
  http.get('/page', () => new Promise<string>((resolve) => held.push(() => resolve('page'))));
  http.post('/pay/notify/sandbox', () => 'kept');
  const url = await http.listen({ host: '127.0.0.1', port: 0 });
  const statusOf = async (path: string, method = 'GET') => (await fetch(url + path, { method })).status;

  const first = Array.from({ length: mostUnderWay }, () => statusOf('/page'));
  await expect.poll(() => held.length).toBe(mostUnderWay);
  expect(await statusOf('/page')).toBe(503);
  expect(await statusOf('/pay/notify/sandbox', 'POST')).toBe(200);
  held.shift()?.();
  expect(await Promise.any(first)).toBe(200);
  const next = statusOf('/page');
  await expect.poll(() => held.length).toBe(mostUnderWay);
  for (const release of held) release();
  expect(await Promise.all([...first, next])).toEqual(Array(mostUnderWay + 1).fill(200));
});
