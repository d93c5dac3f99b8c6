import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { addPressure, createPressure } from './pressure.ts';

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
  expect(after(Array(2).fill(5 * latest + 1))).toBeCloseTo(0.7);
  expect(after([20 * latest])).toBe(1);
  expect(after(Array(50).fill(20 * latest))).toBe(1);
});

it('lets everybody in a second after the flood', () => {
  const flood = Array(50).fill(20 * latest);
  expect(after([...flood, ...Array(5).fill(0)])).toBeCloseTo(0.5);
  expect(after([...flood, ...Array(10).fill(0)])).toBe(0);
});

it('turns whoever comes away by how late it is now, and forgets it where the next sample is not', () => {
  const pressure = createPressure(latest);
  expect(pressure.share(3 * latest)).toBe(0);
  expect(pressure.share(8 * latest)).toBeCloseTo(0.5);
  expect(pressure.share()).toBe(0);
  pressure.sample(0);
  expect(pressure.share(8 * latest)).toBeCloseTo(0.5);
});

it('turns visitors away while somebody waits for the database, however quick the event loop is', async () => {
  const http = Fastify();
  const metrics = createMetrics();
  let waited = 0;
  addPressure(http, { config: { latestMilliseconds: latest }, metrics, waited: () => waited });
  http
    .get('/', async () => 'a page')
    .setErrorHandler((problem, _request, reply) => reply.status(503).send((problem as Error).message));
  const url = await http.listen({ port: 0 });
  try {
    const told = async () => (await fetch(url)).text();
    expect(await told()).toBe('a page');
    waited = 20 * latest;
    await expect.poll(told, { timeout: 10_000 }).toBe('overloaded');
    expect(await metrics.text()).toMatch(/^database_wait_seconds 4$/m);
    waited = 0;
    await expect.poll(told, { timeout: 60_000 }).toBe('a page');
  } finally {
    await http.close();
  }
});
