import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { answersTo, begin, confirm } from '#tests/support/builders.ts';
import { newBrowser, overNetwork } from '#tests/support/calls.ts';
import { makeDataDir, removeDataDir } from '#tests/support/data-dir.ts';
import { createPostgres } from '#tests/support/database.ts';
import { testSecret } from '#tests/support/secret.ts';
import { startServer, startSite } from '#tests/support/server-process.ts';

const possible = process.platform === 'linux' && process.env.TEST_DATABASE_URL !== undefined;

/** The processes that a process has started. */
const startedBy = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

it.runIf(possible)(
  'several processes answer at one port, count together, start anew what ends, and stop together',
  async () => {
    const site = await startSite({ embedded: false, env: { PROCESSES: '2' } });
    try {
      // The first process says it, though the second may be the first that answers.
      await expect.poll(() => site.output().match(/Sixgates is ready/g)).toHaveLength(1);
      // Each request on a connection of its own: by turns both of them answer.
      const browser = newBrowser(overNetwork(() => site.url));
      const numbersCounted = async () => {
        const { body } = await browser.request({ method: 'GET', url: '/metrics' });
        return [...body.matchAll(/^process_resident_memory_bytes\{process="(\d)"\} \d+/gm)].map(
          ([, number]) => number,
        );
      };
      await expect.poll(numbersCounted, { timeout: 60_000 }).toEqual(expect.arrayContaining(['1', '2']));
      const form = await begin(browser);
      expect(answersTo(form)).not.toHaveLength(0);

      const before = startedBy(site.pid);
      expect(before).toHaveLength(2);
      process.kill(before[0] as number, 'SIGKILL');
      await expect.poll(() => startedBy(site.pid), { interval: 20 }).toHaveLength(1);
      await confirm(newBrowser(overNetwork(() => site.url)));
      await expect.poll(() => startedBy(site.pid).length, { timeout: 60_000 }).toBe(2);
      await expect.poll(numbersCounted, { timeout: 120_000 }).toHaveLength(2);
      expect(startedBy(site.pid)).not.toEqual(before);
      expect(site.output()).toContain('Process 1 ended (killed) and is started anew.');

      expect(await site.stop()).toBe(0);
    } finally {
      await site.close();
    }
  },
);

it.runIf(possible)('what cannot start stops all of them, with the sentence that says why', async () => {
  const dataDir = await makeDataDir();
  const database = await createPostgres();
  const env = { PROCESSES: '2', DATABASE_URL: database.url, SECRET: testSecret, STRIPE_SECRET_KEY: 'alone' };
  try {
    await expect(startServer({ dataDir, env })).rejects.toThrow('STRIPE_WEBHOOK_SECRET must be set as well');
  } finally {
    await database.drop();
    await removeDataDir(dataDir);
  }
});
