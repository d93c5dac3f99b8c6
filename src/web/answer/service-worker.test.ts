import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';

const script = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8');
const site = 'https://sixgates.test';
const question = '/answer/question/DE-SUBS-1002';

type Asked = string | { url: string };
const urlOf = (asked: Asked) => new URL(typeof asked === 'string' ? asked : asked.url, site).href;

/** One cache as the standard has it, as far as the worker uses it; in the order in which it was filled. */
class FakeCache {
  readonly held = new Map<string, Response>();
  keys = async () => [...this.held.keys()].map((url) => ({ url }));
  match = async (asked: Asked) => this.held.get(urlOf(asked))?.clone();
  put = async (asked: Asked, answer: Response) => void this.held.set(urlOf(asked), answer);
  delete = async (asked: Asked) => this.held.delete(urlOf(asked));
  add = async (asked: Asked) => this.put(asked, await this.fetch(asked));
  readonly fetch: (asked: Asked) => Promise<Response>;
  constructor(fetch: (asked: Asked) => Promise<Response>) {
    this.fetch = fetch;
  }
}

function openWorker() {
  const listeners = new Map<string, (event: object) => void>();
  const opened = new Map<string, FakeCache>();
  const network = { online: true, answer: (url: string) => html(`page of ${url}`) };
  const fetch = async (asked: Asked) => {
    if (!network.online) throw new TypeError('Failed to fetch');
    return network.answer(urlOf(asked));
  };
  const open = async (name: string) => {
    const cache = opened.get(name) ?? new FakeCache(fetch);
    opened.set(name, cache);
    return cache;
  };
  runInNewContext(script, {
    self: {
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    },
    location: new URL(site),
    caches: { open },
    fetch,
    URL,
    encodeURIComponent,
    Promise,
    Response: Object.assign(Response, {}),
  });
  const emit = async (name: string, event: object) => {
    const waiting: Promise<unknown>[] = [];
    let answered: Promise<Response> | undefined;
    listeners.get(name)?.({
      ...event,
      waitUntil: (work: Promise<unknown>) => waiting.push(work),
      respondWith: (work: Promise<Response>) => {
        answered = work;
      },
    });
    const answer = await answered;
    await Promise.all(waiting);
    return answer;
  };
  return {
    network,
    /** What the worker answers; undefined where it leaves the request alone. */
    ask: (path: string, { mode = 'navigate', method = 'GET' } = {}) =>
      emit('fetch', { request: { url: new URL(path, site).href, mode, method } }),
    tell: (data: object) => emit('message', { data }),
    held: () =>
      [...opened.values()].flatMap(({ held }) => [...held.keys()]).map((url) => url.slice(site.length)),
  };
}

const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

let worker: ReturnType<typeof openWorker>;
beforeEach(() => {
  worker = openWorker();
});

describe('the worker that keeps a begun test', () => {
  it('gives the questions without a network, whatever else their address carries', async () => {
    await worker.ask(`${question}?hl=DE&sittingId=S1&gclid=x`);
    worker.network.online = false;
    const answer = await worker.ask(`${question}?sittingId=S1&hl=DE`);
    expect(await answer?.text()).toContain('page of');
    await expect(worker.ask(`${question}?sittingId=S2`)).rejects.toThrow('Failed to fetch');
  });

  it('leads back to the questions where the confirmation was loaded again', async () => {
    await worker.ask(`${question}?sittingId=S1`);
    worker.network.online = false;
    const submit = question.replace('question', 'submit');
    const answer = await worker.ask(`${submit}?sittingId=S1`);
    expect(answer?.headers.get('location')).toBe(`${site}${question}?sittingId=S1`);
  });

  it('keeps nothing but files that are the same for all, and questions of a sitting', async () => {
    const private_ = [
      '/report/result/DE-SUBS-1002?orderNumber=1',
      '/paying/scheme/DE-SUBS-1002?orderNumber=1',
      '/user/info/DE-SUBS-1002',
      '/answer/practice/DE-SUBS-2001?sittingId=S1',
      '/answer/start/DE-SUBS-1002',
      `${question}`,
      '/landing/home/DE-SUBS-1002',
    ];
    for (const path of private_) expect(await worker.ask(path), path).toBeUndefined();
    const calls = [
      `${question}.data?sittingId=S1`,
      '/ads/exam/question/list/SUBS-1002/DE',
      '/pay/check/status',
    ];
    for (const path of calls) expect(await worker.ask(path, { mode: 'cors' }), path).toBeUndefined();
    expect(await worker.ask(`${question}?sittingId=S1`, { method: 'POST' })).toBeUndefined();
    await worker.tell({
      keep: { address: `${site}/report/result/DE-SUBS-1002?orderNumber=1`, files: [`${site}/ads/secret`] },
    });
    await worker.tell({
      keep: { address: `${site}${question}?sittingId=S1`, files: [`${site}/pay/secret`] },
    });
    expect(worker.held()).toEqual([`${question}?sittingId=S1`]);
  });

  it('keeps no failure in place of the questions, and gives the kept ones for one', async () => {
    await worker.ask(`${question}?sittingId=S1`);
    worker.network.answer = () => html('broken', 503);
    expect(await (await worker.ask(`${question}?sittingId=S1`))?.text()).toContain('page of');
    expect((await worker.ask(`${question}?sittingId=S2`))?.status).toBe(503);
    expect(worker.held()).toEqual([`${question}?sittingId=S1`]);
  });

  it('forgets a sitting that is over, and all when nothing is named', async () => {
    for (const sitting of ['S1', 'S2', 'S3']) await worker.ask(`${question}?sittingId=${sitting}`);
    await worker.tell({ forget: 'S2' });
    expect(worker.held()).toEqual([`${question}?sittingId=S1`, `${question}?sittingId=S3`]);
    await worker.tell({ forget: '' });
    expect(worker.held()).toEqual([]);
  });

  it('keeps the newest sittings only', async () => {
    for (let sitting = 1; sitting <= 10; sitting += 1) await worker.ask(`${question}?sittingId=S${sitting}`);
    expect(worker.held()).toHaveLength(8);
    expect(worker.held().at(-1)).toBe(`${question}?sittingId=S10`);
  });
});
