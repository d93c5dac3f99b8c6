import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { addEnvelope } from './envelope.ts';
import { askInside } from './inside.ts';
import { serve } from './serve.ts';

const callAt = (name: string) =>
  ({
    name,
    summary: name,
    method: 'GET',
    path: `/${name}`,
    bases: ['ads'],
    params: z.object({}),
    query: z.object({}),
    body: z.object({}),
    data: z.object({ told: z.string(), rows: z.array(z.number()) }),
    refusals: [],
  }) satisfies Call;

const http = Fastify();
const rows = [1, 2, 3];

beforeAll(async () => {
  addEnvelope(http, (problem, _request, reply) =>
    reply.status(400).send({ result: 400, name: String(problem) }),
  );
  http.decorateRequest('holder', { getter: () => ({ reader: () => undefined }) } as never);
  http.decorate('inTurn', ((_key: unknown, work: () => unknown) => work()) as never);
  serve(
    http,
    callAt('plain'),
    async () => ({ told: 'plain', rows, secret: 'no part of the contract' }) as never,
  );
  serve(http, callAt('broken'), async () => ({ told: 'broken' }) as never);
  // As a provider that is asked within a call tells its notice by another.
  serve(http, callAt('nested'), async () => {
    const { body } = await http.inject('/ads/plain');
    return { told: body, rows: [] };
  });
  await http.ready();
});
afterAll(() => http.close());

const plain = { result: 200, data: { told: 'plain', rows } };

it('hands over what the contract names, and writes it down for nobody', async () => {
  const { answer, body } = await askInside(http, { url: '/ads/plain' });
  expect(body()).toEqual(plain);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toContain('plain');
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('writes it down for everybody else, also for what a call asks in its turn', async () => {
  expect((await http.inject('/ads/plain')).json()).toEqual(plain);
  const { body } = await askInside(http, { url: '/ads/nested' });
  expect(body()).toEqual({ result: 200, data: { told: JSON.stringify(plain), rows: [] } });
});

it('tells a refusal, and what is no call, as others are told', async () => {
  const { answer, body } = await askInside(http, { url: '/ads/broken' });
  expect(answer.statusCode).toBe(400);
  expect(body()).toMatchObject({ result: 400 });
  expect((await askInside(http, { url: '/nowhere' })).body()).toMatchObject({ result: 400 });
});

it('hands nothing to the one who asks at the same time', async () => {
  const [one, other] = await Promise.all([
    askInside(http, { url: '/ads/plain' }),
    askInside(http, { url: '/ads/nested' }),
  ]);
  expect(one.body()).toEqual(plain);
  expect(other.body()).toMatchObject({ data: { rows: [] } });
});
