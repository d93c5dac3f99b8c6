import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLandings, encodingFor } from './landings.ts';

const html =
  '<html><head><link rel="stylesheet" href="/assets/a.css"/></head><body><script>go()</script></body></html>';
const answer = () => new Response(html, { status: 200 });

describe('createLandings', () => {
  it('holds one page in three forms that say the same, with a policy for its own script', async () => {
    const landings = createLandings(() => 'p{color:red}', ['go()']);
    const made = await landings.find('/a?hl=EN', async () => answer());
    if (made instanceof Response) throw new Error('not held');
    const text = made.bodies.identity.toString();
    expect(text).toContain('<style>p{color:red}</style>');
    expect(brotliDecompressSync(made.bodies.br).toString()).toBe(text);
    expect(gunzipSync(made.bodies.gzip).toString()).toBe(text);
    expect(made.policy).toMatch(/script-src 'sha256-[^']+';/);
    expect(landings.peek('/a?hl=EN')).toBe(made);
  });

  it('renders once for many who ask at the same time', async () => {
    const landings = createLandings(() => '');
    let renders = 0;
    const render = async () => {
      renders += 1;
      return answer();
    };
    await Promise.all(Array.from({ length: 20 }, () => landings.find('/a?hl=EN', render)));
    expect(renders).toBe(1);
  });

  it('keeps no page that is not a plain success', async () => {
    const landings = createLandings(() => '');
    const made = await landings.find('/nowhere?hl=EN', async () => new Response('no', { status: 404 }));
    expect(made).toBeInstanceOf(Response);
    expect(landings.peek('/nowhere?hl=EN')).toBeUndefined();
  });
});

describe('a landing that is older than a minute', () => {
  let time = 0;
  const now = () => time;
  beforeEach(() => {
    time = 1;
  });

  const key = '/a?hl=EN';
  const page = (text: string) => new Response(html.replace('go()', text));
  const textOf = (found: Awaited<ReturnType<ReturnType<typeof createLandings>['find']>>) =>
    found instanceof Response
      ? undefined
      : /<script>(.*)<\/script>/.exec(found.bodies.identity.toString())?.[1];

  it('is sent while a new one is made, once for all who come meanwhile', async () => {
    const landings = createLandings(() => '', ['first', 'second'], { now });
    await landings.find(key, async () => page('first'));
    time += 61_000;
    expect(landings.peek(key)).toBeUndefined();

    const next = Promise.withResolvers<Response>();
    const render = vi.fn(() => next.promise);
    expect(textOf(await landings.find(key, render))).toBe('first');
    expect(textOf(await landings.find(key, render))).toBe('first');
    expect(landings.peek(key)?.bodies.identity.toString()).toContain('first');
    next.resolve(page('second'));
    await expect.poll(() => landings.peek(key)?.bodies.identity.toString()).toContain('second');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('is sent to nobody after another minute: who comes then waits', async () => {
    const landings = createLandings(() => '', ['first', 'second'], { now });
    await landings.find(key, async () => page('first'));
    time += 121_000;
    expect(textOf(await landings.find(key, async () => page('second')))).toBe('second');
  });

  it('is sent where no new one can be made, which is told', async () => {
    const told = vi.fn();
    const landings = createLandings(() => '', ['first'], { now, onProblem: told });
    await landings.find(key, async () => page('first'));
    time += 61_000;
    const problem = new Error('The database is away.');
    expect(textOf(await landings.find(key, () => Promise.reject(problem)))).toBe('first');
    await expect.poll(() => told.mock.calls).toEqual([[problem]]);
    expect(landings.peek(key)).toBeUndefined();
  });
});

describe('a page that was not rendered to its end', () => {
  it.each(['', '<html><head>'])('is kept for nobody: %j', async (text) => {
    const landings = createLandings(() => '');
    await expect(landings.find('/a?hl=EN', async () => new Response(text))).rejects.toThrow('/a?hl=EN');
    expect(landings.peek('/a?hl=EN')).toBeUndefined();
    expect(await landings.find('/a?hl=EN', async () => answer())).toMatchObject({ bodies: {} });
  });
});

describe('encodingFor', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ] as const)('answers %s with %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });
});
