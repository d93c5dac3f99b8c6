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

/** Of ten visitors, at most all; one more for each late sample, or as many as it was too late, and one fewer for each that is not. */
const all = 10;

/** What share of visitors is turned away, by how late the event loop is. */
export interface Pressure {
  /** @param late of the event loop, in milliseconds */
  sample(late: number): void;
  /** 0 to 1. */
  share(): number;
}

/** @param latest how late the event loop may be, in milliseconds; each step of a page then waits for so long, and more */
export function createPressure(latest: number): Pressure {
  let level = -patience;
  return {
    sample(late) {
      const steps = late > latest ? Math.min(all / 2, Math.floor(late / latest)) : -1;
      level = Math.max(-patience, Math.min(all, level + steps));
    },
    share: () => Math.max(0, level) / all,
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
 * what they have begun is not lost. Only what comes over the network is asked; a page's own calls are a part of it.
 */
export function addPressure(
  http: FastifyInstance,
  {
    config: { latestMilliseconds },
    metrics,
  }: { config: Pick<Config, 'latestMilliseconds'>; metrics: Metrics },
): void {
  const pressure = createPressure(latestMilliseconds);
  metrics.turnedAway(pressure.share);
  if (latestMilliseconds === 0) return;
  let before = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    pressure.sample(now - before - everyMilliseconds);
    before = now;
  }, everyMilliseconds);
  timer.unref();
  http.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    done();
  });
  http.addHook('onRequest', (request, _reply, done) => {
    const isTurnedAway =
      Math.random() < pressure.share() && request.raw.socket instanceof Socket && !isKept(request);
    done(isTurnedAway ? new Refusal('overloaded') : undefined);
  });
}
