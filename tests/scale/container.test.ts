import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { report } from '#tests/money/support/rows.ts';
import { confirm } from '#tests/support/builders.ts';
import { newBrowser, overNetwork } from '#tests/support/calls.ts';
import { makeDataDir, removeDataDir } from '#tests/support/data-dir.ts';
import { createPostgres } from '#tests/support/database.ts';
import { buy } from '#tests/support/purchases.ts';
import { testSecret } from '#tests/support/secret.ts';
import { freePort } from '#tests/support/server-process.ts';
import { buildImage, type Image } from './support/image.ts';

// A part of `npm run proof:production`: what `deploy/Containerfile` makes, without its builder. Needs the package registry.

const token = 'a token for the figures of tests only';

describe('what the container file makes', () => {
  let image: Image;
  let dataDir: string;
  let database: Awaited<ReturnType<typeof createPostgres>>;
  beforeAll(async () => {
    image = buildImage();
    dataDir = await makeDataDir();
    database = await createPostgres();
  }, 1_800_000);
  afterAll(async () => {
    image.remove();
    await database.drop();
    await removeDataDir(dataDir);
  });

  it('starts, serves, shows its figures to whoever has the token, and is operated without writing to itself', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const env = {
      ...image.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      SECRET: testSecret,
      METRICS_TOKEN: token,
      NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
    };
    const before = image.files();
    const [, ...args] = image.command;
    const child = spawn(process.execPath, args, {
      cwd: image.folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const ended = new Promise((resolve) => child.once('exit', resolve));
    try {
      const ready = () =>
        child.exitCode !== null ||
        fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(ready, { timeout: 300_000, interval: 500 }).toBe(true);
      expect(child.exitCode, output).toBeNull();

      const browser = newBrowser(overNetwork(() => url));
      const landing = await browser.request({ method: 'GET', url: '/landing/home/DE-SUBS-1002' });
      expect(landing.statusCode).toBe(200);
      const orderNumber = await confirm(browser);
      await buy(browser, { orderNumber });
      const figures = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
      expect(figures.status).toBe(200);

      const operate = (...words: string[]) =>
        execFileSync('npm', ['run', '--silent', 'operate', '--', ...words], {
          cwd: image.folder,
          env,
          encoding: 'utf8',
        });
      expect(operate('order', 'show', orderNumber)).toContain(orderNumber);
      expect(operate('ledger', 'check')).toContain('agree');
      const said = operate('backup', join(dataDir, 'site.backup'));
      expect(said).toContain('is written');
      expect(said).not.toMatch(/Installing|Fetching/);
    } finally {
      child.kill('SIGTERM');
      await ended;
    }
    expect(output).not.toMatch(/"level":"(?:error|fatal)"/);
    expect(image.files()).toEqual(before);
    report('the container', 'built, serves, is operated', `${before.length} files beside its packages`);
  });
});
