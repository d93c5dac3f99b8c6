import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { saveOrder } from '#contract/orders.ts';
import { checkPayment, createPayment } from '#contract/payments.ts';
import { nextStage, saveAnswers } from '#contract/sittings.ts';
import type { Config } from '../config.ts';
import { Refusal } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import { addressesOf } from './serve.ts';

const everyMilliseconds = 100;

/** So many samples in a row may be late before anybody is turned away: a collection of garbage is no flood. */
const patience = 3;

/** Of ten visitors, at most all; as many more for each late sample as it was too late, and one fewer for each that is not. */
const all = 10;

/** What share of visitors is turned away, by how late a process is. */
export interface Pressure {
  /** @param late in milliseconds */
  sample(late: number): void;
  /**
   * 0 to 1.
   *
   * @param late as it would be sampled now, in milliseconds: whoever comes after many others within one turn of the event loop need
   *   not be let in because nobody has looked yet
   */
  share(late?: number): number;
}

/** @param latest how late the process may be, in milliseconds; each step of a page then waits for so long, and more */
export function createPressure(latest: number): Pressure {
  let level = -patience;
  const raised = (late: number) => Math.min(all, level + (late > latest ? Math.floor(late / latest) : 0));
  return {
    sample(late) {
      level = late > latest ? raised(late) : Math.max(-patience, level - 1);
    },
    share: (late = 0) => Math.max(0, raised(late)) / all,
  };
}

/** What is never turned away: answers that are under way, payments, and who asks whether the process lives. */
const kept = new Set([
  ...[saveAnswers, nextStage, saveOrder, createPayment, checkPayment].flatMap(addressesOf),
  '/healthz',
  '/readyz',
  '/metrics',
]);

/** Also the notices of payment providers, answers that are sent without a script, and what a page that was let in is made of. */
const keptRooms = /^\/(?:pay\/notify|answer\/(?:question|submit)|assets|pictures)\//;

/** Whoever presses "pay" before the script is there, or without one: the page itself takes the payment. */
const keptPresses = /^\/paying\/(?:paypage|payment)\//;

/** The questions of a test that was begun; without a sitting it begins one. */
const keptList = /\/exam\/question\/list\//;

const isKept = ({ method, url }: FastifyRequest) => {
  const [path = ''] = url.split('?', 1);
  return (
    kept.has(path) ||
    keptRooms.test(path) ||
    (method === 'POST' && keptPresses.test(path)) ||
    (keptList.test(path) && url.includes('sittingId='))
  );
};

/**
 * Turns visitors away, with `overloaded`, while the process has more to do than it can: those that are let in are served in time, and
 * what they have begun is not lost. Only what comes over the network is asked; a page's own calls are a part of it. Late is what the
 * event loop is, or whoever waits for a connection to the database: of these there are few, so that what cannot be done in time may
 * wait for them in hundreds while the event loop is as quick as ever.
 */
export function addPressure(
  http: FastifyInstance,
  {
    config: { latestMilliseconds },
    metrics,
    waited = () => 0,
  }: {
    config: Pick<Config, 'latestMilliseconds'>;
    metrics: Metrics;
    /** For how long somebody has waited for the database, in milliseconds. */
    waited?: (() => number) | undefined;
  },
): void {
  const pressure = createPressure(latestMilliseconds);
  metrics.turnedAway(pressure.share);
  metrics.waited(waited);
  if (latestMilliseconds === 0) return;
  let before = performance.now();
  const late = () => performance.now() - before - everyMilliseconds;
  const timer = setInterval(() => {
    pressure.sample(Math.max(late(), waited()));
    before = performance.now();
  }, everyMilliseconds);
  timer.unref();
  http.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    done();
  });
  http.addHook('onRequest', (request, _reply, done) => {
    const isTurnedAway =
      Math.random() < pressure.share(late()) && request.raw.socket instanceof Socket && !isKept(request);
    done(isTurnedAway ? new Refusal('overloaded') : undefined);
  });
}
