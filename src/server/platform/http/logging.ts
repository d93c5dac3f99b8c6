import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { describeError } from '../scrub.ts';
import type { refusalTeller } from './refused.ts';

/** JSON lines on standard output. Of a request: its id, method and pattern of path, never what a visitor filled in. */
export function logger(
  config: Pick<Config, 'logLevel'>,
): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level: config.logLevel,
    base: null,
    timestamp: () => `,"time":"${systemClock.now().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: describeError as never },
  };
}

/** A line for each answer; of one that was refused also by which name, and of what may be an attack, from whom. */
export function addRequestLog(
  http: FastifyInstance,
  metrics: Metrics,
  told: ReturnType<typeof refusalTeller>,
): void {
  http.decorateRequest('refused', null);
  http.addHook('onResponse', (request, reply, done) => {
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    const answered = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    };
    const refused = request.refused && told(request.refused, request);
    if (refused) metrics.refused(refused.refusal);
    request.log.info({ ...answered, ...refused, milliseconds }, 'Answered.');
    metrics.request(answered, milliseconds / 1000);
    done();
  });
}
