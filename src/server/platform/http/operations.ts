import { timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openApi } from '#contract/openapi.ts';
import project from '../../../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import { asksForThisMachine, isFromThisMachine, isLoopbackName } from './own-machine.ts';

/** What an operator and a balancer ask: alive, ready, counted, which version, which calls. */
export function addOperations(
  http: FastifyInstance,
  { config, database, metrics }: { config: Config; database: Database; metrics: Metrics },
): void {
  // Every schema of the contract is read for it: a start need not wait for what few ask for.
  let document: string | undefined;
  http.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ alive: true }),
  );
  http.get('/readyz', async (_request, reply) => {
    const ready = await database.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready });
  });
  http.get('/version.json', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ name: project.name, version: project.version, node: process.version }),
  );
  http.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApi(project.version));
    return reply.type('application/json').header('cache-control', 'public, max-age=300').send(document);
  });
  http.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config)) throw new Refusal('notFound');
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}

/**
 * With the token; without one from this machine by a name of its own, and only where the site itself is this machine's:
 * a proxy in front asks from here too, for everybody.
 */
function mayReadMetrics(request: FastifyRequest, { metricsToken: token, publicUrl }: Config): boolean {
  const said = request.headers.authorization ?? '';
  const wanted = `Bearer ${token}`;
  if (token && said.length === wanted.length) return timingSafeEqual(Buffer.from(said), Buffer.from(wanted));
  return (
    isLoopbackName(new URL(publicUrl).hostname) && isFromThisMachine(request) && asksForThisMachine(request)
  );
}
