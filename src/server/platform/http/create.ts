import fastifyCookie from '@fastify/cookie';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import { newReference } from '../reference.ts';
import { clientOf } from './client.ts';
import { addEnvelope, failureSender, type TranslateRefusal } from './envelope.ts';
import { holderOf } from './holder.ts';
import { beginningCounter } from './limits.ts';
import { addRequestLog, logger } from './logging.ts';
import { addOperations } from './operations.ts';
import { parserFailureSender } from './parser-failures.ts';
import { addPressure } from './pressure.ts';
import { refusalTeller } from './refused.ts';
import { addSecurity } from './security.ts';
import { sessionCookieOf } from './session.ts';
import { createTurns } from './turns.ts';
import './types.ts';
import { visitOf } from './visit.ts';

const bodyLimit = 1024 * 1024;

/** Longer parts of a path answer 404. */
const maxParamLength = 300;

/** So many client addresses are counted at a time. */
const countedClients = 20_000;

export interface HttpOptions {
  readonly config: Config;
  readonly clock: Clock;
  /** Where pages are on which a buyer pays, as sources of a content security policy. */
  readonly payPages: readonly string[];
  readonly database: Database;
  /** For how long somebody has waited for a connection to it, in milliseconds. */
  readonly waited?: (() => number) | undefined;
  readonly metrics: Metrics;
  readonly translateRefusal: TranslateRefusal;
  /** Where the log goes instead of standard output. */
  readonly logStream?: { write(line: string): void };
}

/** The web server with everything that holds for every call, and no call of the contract yet (`serve` adds those). */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { config } = options;
  const sendFailure = failureSender(options.translateRefusal);
  const http = Fastify({
    logger: { ...logger(config), ...(options.logStream && { stream: options.logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newReference,
    bodyLimit,
    routerOptions: { maxParamLength },
    trustProxy: config.trustProxy ?? false,
    forceCloseConnections: 'idle',
    // Requests under way may still ask calls in process while the server closes.
    return503OnClosing: false,
    requestTimeout: 60_000,
    clientErrorHandler: parserFailureSender(options.translateRefusal('malformed', 'EN')),
    frameworkErrors: (problem, request, reply) => {
      sendFailure(problem, request, reply);
    },
  });
  http.removeContentTypeParser('text/plain');
  addEnvelope(http, sendFailure);
  addRequestLog(http, options.metrics, refusalTeller({ ...config, clock: options.clock }));
  http.addHook('onRequest', (request, reply, done) => {
    reply.header('request-id', request.id);
    done();
  });
  addSecurity(http, { ...config, payPages: options.payPages });
  addPressure(http, options);
  await http.register(fastifyCookie);
  http.decorateRequest('holder');
  http.decorateRequest('visit');
  http.decorateRequest('session');
  http.decorateRequest('signedIn');
  http.addHook('onRequest', (request, reply, done) => {
    const { secure } = config;
    Object.assign(request, {
      holder: holderOf(request, reply, secure),
      visit: visitOf(request, reply, secure),
      session: sessionCookieOf(request, reply, secure),
    });
    done();
  });
  if (config.rateLimits) {
    await http.register(fastifyRateLimit, {
      global: false,
      cache: countedClients,
      keyGenerator: ({ ip }) => clientOf(ip),
      errorResponseBuilder: () => new Refusal('tooMany'),
    });
  }
  http.decorate('inTurn', createTurns());
  http.decorate('countBeginning', beginningCounter(http));
  addOperations(http, options);
  return http;
}
