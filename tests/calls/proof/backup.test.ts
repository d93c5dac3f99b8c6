import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { questionList, saveAnswers } from '#contract/sittings.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { balanceOf } from '#server/payments/ledger.ts';
import { checkLedger } from '#server/payments/ledger-check.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import { report } from '#tests/money/support/rows.ts';
import { answersTo, begin, confirm, iq } from '#tests/support/builders.ts';
import { type Browser, newBrowser, overNetwork, type Transport } from '#tests/support/calls.ts';
import { makeDataDir, makePreparedDataDir, removeDataDir } from '#tests/support/data-dir.ts';
import { anyDatabase, createPostgres } from '#tests/support/database.ts';
import { testPress } from '#tests/support/press.ts';
import { buy } from '#tests/support/purchases.ts';
import { testSecret } from '#tests/support/secret.ts';
import { testSeeds } from '#tests/support/seeds.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { operate } from '../../../src/commands/operate/index.ts';

const key = 'a key for backups of tests only, long enough';

/** A lost machine is replaced within a quarter of an hour. */
const mostMilliseconds = 15 * 60_000;

describe('a backup', () => {
  let dataDir: string;
  let elsewhere: string;
  let server: ServerProcess;
  /** Where the browsers find the site. */
  let transport: Transport;
  let postgres: { url: string; drop(): Promise<void> } | undefined;

  beforeEach(async () => {
    dataDir = await makePreparedDataDir();
    elsewhere = await makeDataDir();
    postgres = process.env.TEST_DATABASE_URL ? await createPostgres() : undefined;
    transport = overNetwork(() => server.url);
    server = await startServer({ dataDir, env: { ROLE: 'work', RATE_LIMITS: 'off', SECRET: testSecret } });
  });

  afterEach(async () => {
    await server.kill();
    await postgres?.drop();
    await removeDataDir(dataDir);
    await removeDataDir(elsewhere);
  });

  const configFor = (env: Record<string, string>) =>
    readConfig({ NODE_ENV: 'test', SECRET: testSecret, LOG_LEVEL: 'silent', BACKUP_KEY: key, ...env });

  const run = (words: string[], env: Record<string, string>, open?: OpenDatabase) =>
    operate(words, { config: configFor(env), clock: systemClock, ...(open && { open }) });

  /** A purchase that the server has acknowledged. */
  async function purchase(): Promise<{ browser: Browser; orderNumber: string }> {
    const browser = newBrowser((sent) => transport(sent));
    const orderNumber = await confirm(browser);
    expect(await buy(browser, { orderNumber })).toMatchObject({ state: 'succeeded' });
    return { browser, orderNumber };
  }

  /** A test under way, of which the server has acknowledged some answers. */
  async function begun() {
    const browser = newBrowser((sent) => transport(sent));
    const form = await begin(browser);
    const answers = answersTo(form).slice(0, 12);
    await browser.data(saveAnswers, { body: { sittingId: form.sittingId, answers } });
    return { browser, sittingId: form.sittingId, answers };
  }

  /** All that was acknowledged is there, opens to its browser, and every order agrees with its books. */
  async function expectWhole(
    env: Record<string, string>,
    bought: Awaited<ReturnType<typeof purchase>>[],
    underWay: Awaited<ReturnType<typeof begun>>,
  ) {
    const config = configFor({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://127.0.0.1:3000', ...env });
    const app = await createApp({ config, press: testPress(), seeds: testSeeds() });
    try {
      await app.worker.drain();
      const { database } = app.database;
      for (const { browser, orderNumber } of bought) {
        transport = (sent) => app.http.inject(sent);
        const order = await browser.data(orderInfo, { params: { orderNumber } });
        expect(order, orderNumber).toMatchObject({ orderState: 'paid', unlocked: true });
        expect((await balanceOf(database, orderNumber)).net).toBe(990);
      }
      const { browser, sittingId, answers } = underWay;
      const params = { examId: iq.examId, lang: iq.hl };
      const { answers: kept } = await browser.data(questionList, { params, query: { sittingId } });
      const chosen = new Map(kept.map(({ questionId, choice }) => [questionId, choice]));
      expect(answers.filter(({ questionId, choice }) => chosen.get(questionId) !== choice)).toEqual([]);
      expect((await checkLedger(database)).findings).toEqual([]);
    } finally {
      await app.close();
    }
  }

  it('is made under load, and restored elsewhere after the server was killed', async () => {
    const before = [await purchase(), await purchase(), await purchase()];
    const underWay = await begun();
    let stop = false;
    const lane = async () => {
      while (!stop) await purchase();
    };
    const load = [lane(), lane()];
    const file = join(elsewhere, 'site.backup');
    const { text } = await run(['backup', file], { DATA_DIR: dataDir });
    expect(text).toContain('is written');
    stop = true;
    await Promise.all(load);
    await server.kill();
    expect((await readFile(file)).includes('example.org')).toBe(false);

    const embedded = { DATA_DIR: join(elsewhere, 'data') };
    const since = performance.now();
    expect((await run(['restore', file], embedded)).text).toMatch(/^\d+ rows are restored/);
    const took = performance.now() - since;
    await expect(run(['restore', file], embedded)).rejects.toThrow('not empty');
    await expectWhole(embedded, before, underWay);
    expect(took).toBeLessThan(mostMilliseconds);
    report('restore of a small site', 'within 15 minutes', `${(took / 1000).toFixed(1)} s; promises whole`);

    if (!postgres) return;
    const moved = { DATA_DIR: join(elsewhere, 'other'), DATABASE_URL: postgres.url };
    await run(['restore', file], moved);
    await expectWhole(moved, before, underWay);
    const again = join(elsewhere, 'again.backup');
    expect((await run(['backup', again], moved)).text).toContain('is written');
  });

  it('that was changed, cut off or locked with another key restores nothing', async () => {
    await purchase();
    const file = join(elsewhere, 'site.backup');
    await run(['backup', file], { DATA_DIR: dataDir });
    const plain = join(elsewhere, 'plain.backup');
    await run(['backup', plain], { DATA_DIR: dataDir, BACKUP_KEY: '' });
    const env = { DATA_DIR: join(elsewhere, 'data') };
    const empty = await anyDatabase().open();
    const whole = await readFile(file);
    const changed = Buffer.from(whole);
    changed[whole.length >> 1] = (changed[whole.length >> 1] ?? 0) ^ 1;
    const broken: [Buffer, Record<string, string>][] = [
      [changed, env],
      [whole.subarray(0, whole.length - 30), env],
      [(await readFile(plain)).subarray(0, -200), env],
      [whole, { ...env, BACKUP_KEY: `${key}, but another` }],
      [whole, { ...env, BACKUP_KEY: '' }],
      [Buffer.from('something else'), env],
    ];
    for (const [bytes, settings] of broken) {
      const path = join(elsewhere, 'broken.backup');
      await writeFile(path, bytes);
      await expect(run(['restore', path], settings, empty)).rejects.toThrow(/backup/i);
      expect((await checkLedger(empty.database)).orders).toBe(0);
    }
    expect((await run(['restore', plain], env, empty)).text).toContain('restored');
    await empty.close();
  });
});
