import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { describeError } from '../scrub.ts';

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

export function addRequestLog(http: FastifyInstance, metrics: Metrics): void {
  http.addHook('onResponse', (request, reply, done) => {
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    const told = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    };
    request.log.info({ ...told, milliseconds }, 'Answered.');
    metrics.request(told, milliseconds / 1000);
    done();
  });
}
