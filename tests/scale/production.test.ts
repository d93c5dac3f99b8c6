import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { orderFiles } from '#contract/reports.ts';
import { report } from '#tests/money/support/rows.ts';
import { confirm } from '#tests/support/builders.ts';
import { newBrowser, overNetwork } from '#tests/support/calls.ts';
import { buy } from '#tests/support/purchases.ts';
import { freePort } from '#tests/support/server-process.ts';
import lock from '../../package-lock.json' with { type: 'json' };

// `npm run proof:production`: needs the package registry.

const root = new URL('../../', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'sixgates-production-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The product as it is brought to a machine that serves: what is in the repository, and the pages that were built elsewhere. */
function bring(): void {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);
  for (const file of files) cpSync(join(root, file), join(folder, file), { recursive: true });
  cpSync(join(root, 'build'), join(folder, 'build'), { recursive: true });
}

/** Names of the packages in a folder of them. */
const packagesIn = (modules: string): string[] =>
  readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((own) => `${name}/${own}`) : [name],
    );

it('what is brought to a production machine installs what runs alone, starts and serves', async () => {
  bring();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { PATH, HOME } = process.env;
  const own = Object.entries(process.env).filter(([name]) => /^npm_config_/i.test(name));
  const child = spawn(process.execPath, ['bin/start.mjs'], {
    cwd: folder,
    env: {
      ...Object.fromEntries(own),
      PATH: `${dirname(process.execPath)}:${PATH}`,
      HOME,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: join(folder, 'data'),
    },
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
    await expect.poll(ready, { timeout: 900_000, interval: 500 }).toBe(true);
    expect(child.exitCode, output).toBeNull();

    const there = packagesIn(join(folder, 'node_modules'));
    const entries = Object.entries(lock.packages as Record<string, { dev?: boolean }>);
    const development = new Set(
      entries.filter(([, { dev }]) => dev).map(([path]) => path.replace('node_modules/', '')),
    );
    expect(there.filter((name) => development.has(name))).toEqual([]);
    expect(existsSync(join(folder, 'node_modules/vite'))).toBe(false);
    report('packages', 'none that only builds or tests', `${there.length} of ${entries.length - 1}`);

    const browser = newBrowser(overNetwork(() => url));
    for (const page of ['/landing/home/DE-SUBS-1002', '/answer/start/DE-SUBS-1002?hl=JA']) {
      expect((await browser.request({ method: 'GET', url: page })).statusCode, page).toBe(200);
    }
    const orderNumber = await confirm(browser);
    await buy(browser, { orderNumber });
    const paper = async () => (await browser.data(orderFiles, { body: { orderNumber } })).files[0]?.state;
    await expect.poll(paper, { timeout: 300_000, interval: 500 }).toBe('ready');
    report('a journey', 'from the landing to the report on paper', 'served');
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
  expect(output).not.toMatch(/"level":"(?:error|fatal)"/);
});
