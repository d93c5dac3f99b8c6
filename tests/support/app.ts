import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import type { Call, CallInput, DataOf } from '#contract/call.ts';
import type { RefusalEnvelope } from '#contract/envelope.ts';
import { type App, createApp } from '#server/app.ts';
import { readConfig } from '#server/platform/config.ts';
import { addressesOf } from '#server/platform/http/serve.ts';
import { type TestClock, testClock } from './clock.ts';
import { openMemory, type TestDatabase } from './database.ts';

export interface TestApp extends App {
  readonly clock: TestClock;
  readonly dataDir: string;
  readonly secret: string;
  /** One browser, with a key of its own. */
  browser(): Browser;
}

export type Answer<C extends Call> =
  | { ok: true; data: DataOf<C> }
  | { ok: false; status: number; refusal: RefusalEnvelope };

export interface Browser {
  call<C extends Call>(call: C, input?: CallInput<C>, hl?: string): Promise<Answer<C>>;
  /** The call's data; an error where it was refused. */
  data<C extends Call>(call: C, input?: CallInput<C>, hl?: string): Promise<DataOf<C>>;
  /** The name of the refusal; an error where there was none. */
  refusal<C extends Call>(call: C, input?: CallInput<C>, hl?: string): Promise<string>;
  /** Any request, with this browser's cookies. */
  request(
    options: InjectOptions,
  ): Promise<{ statusCode: number; body: string; rawPayload: Buffer; headers: Record<string, unknown> }>;
  /** Every body that this browser was ever sent. */
  readonly received: string[];
}

/** The whole server in memory, on a database of its own. */
export async function openApp(
  on: Pick<TestDatabase, 'open'> = { open: openMemory },
  env: Record<string, string> = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sixgates-calls-'));
  const secret = 'a secret for tests only, long enough';
  const database = await on.open();
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    SECRET: secret,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    PUBLIC_URL: 'http://127.0.0.1:3000',
    ...env,
  });
  const clock = testClock();
  const app = await createApp({ config, clock, database, answerLimitMilliseconds: 300 });
  await app.http.ready();
  return {
    ...app,
    clock,
    dataDir,
    secret,
    browser: () => newBrowser(app),
    async close() {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function newBrowser(app: App): Browser {
  const received: string[] = [];
  let cookie = '';

  async function request(options: InjectOptions) {
    const answer = await app.http.inject({
      ...options,
      headers: { ...(cookie && { cookie }), ...options.headers },
    });
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) cookie = set.split(';', 1)[0] ?? '';
    received.push(answer.body);
    return answer;
  }

  async function call<C extends Call>(of: C, input: CallInput<C> = {}, hl?: string): Promise<Answer<C>> {
    const answer = await request({
      method: of.method,
      url: urlOf(of, input),
      headers: { ...(hl && { hl }) },
      ...(of.method === 'POST' && { payload: (input.body ?? {}) as Record<string, unknown> }),
    });
    const body = JSON.parse(answer.body) as { result: number; data: DataOf<C> };
    if (answer.statusCode === 200 && body.result === 200) return { ok: true, data: body.data };
    return { ok: false, status: answer.statusCode, refusal: body as unknown as RefusalEnvelope };
  }

  return {
    request,
    call,
    received,
    async data(of, input, hl) {
      const answer = await call(of, input, hl);
      if (!answer.ok) throw new Error(`${of.name} was refused: ${JSON.stringify(answer.refusal)}`);
      return answer.data;
    },
    async refusal(of, input, hl) {
      const answer = await call(of, input, hl);
      if (answer.ok) throw new Error(`${of.name} was not refused.`);
      return answer.refusal.name;
    },
  };
}

/** Where a call is answered, its parameters filled in. */
export function urlOf(call: Call, { params, query }: CallInput<Call>): string {
  const path = (addressesOf(call)[0] as string).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name])),
  );
  const search = new URLSearchParams(query as Record<string, string> | undefined).toString();
  return search ? `${path}?${search}` : path;
}
