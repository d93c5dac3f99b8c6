import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** Where the call that is asked for leaves its data. */
interface Place {
  data?: unknown;
}

/** Empty as soon as the call has it: what a call asks in its turn is answered as a browser would be. */
const places = new AsyncLocalStorage<{ place: Place | undefined }>();

/** What came of a call that this process asked itself. */
interface AnsweredInside {
  readonly answer: LightMyRequestResponse;
  /** What others would read from the JSON that they are sent. */
  body(): unknown;
}

/**
 * Asks a call through the same doors as everybody: its hooks, its limits, its refusals. Only what it answers with is handed over as it
 * is, without being written as JSON and read again.
 */
export async function askInside(http: FastifyInstance, request: InjectOptions): Promise<AnsweredInside> {
  const place: Place = {};
  // What `inject` returns asks as soon as it is awaited, and no sooner.
  const answer = await places.run({ place }, async () => await http.inject(request));
  const body = () =>
    'data' in place ? { result: answer.statusCode, data: place.data } : JSON.parse(answer.body);
  return { answer, body };
}

/** @returns the place where whoever asked looks for the data of this call, once; undefined where it is sent over the network */
export function takePlace(): Place | undefined {
  const asked = places.getStore();
  const place = asked?.place;
  if (asked) asked.place = undefined;
  return place;
}
