import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { newBrowser } from '#tests/support/calls.ts';
import { arrivals, type Plan } from './arrivals.ts';
import type { Came } from './crowd.ts';
import { overSockets } from './sockets.ts';
import { takeTest } from './take-test.ts';

/** In which the event loop is looked at, in milliseconds. */
const resolution = 10;

const { url, plan } = workerData as { url: string; plan: Plan };
const transport = overSockets(url);
const delay = monitorEventLoopDelay({ resolution });
const before = performance.eventLoopUtilization();
delay.enable();
const told = await arrivals(plan, () => takeTest(newBrowser(transport)));
delay.disable();
const lateOf = (nanoseconds: number) => nanoseconds / 1e6 - resolution;
const came: Came = {
  told,
  late: { p99: lateOf(delay.percentile(99)), most: lateOf(delay.max) },
  busy: performance.eventLoopUtilization(before).utilization,
};
parentPort?.postMessage(came);
