import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApp, type TestApp } from '#tests/support/app.ts';
import { confirm, pay } from '#tests/support/builders.ts';
import { openMemory } from '#tests/support/database.ts';

let app: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  const logStream = { write: (line: string) => void lines.push(line) };
  app = await openApp({ open: openMemory }, { LOG_LEVEL: 'warn' }, { logStream });
});
afterAll(() => app.close());

it('a provider that gives no answer is told to the one who runs the site', async () => {
  const browser = app.browser();
  const orderNumber = await confirm(browser);
  await pay(browser, { orderNumber, card: 'success' });
  expect(lines).toEqual([]);
  const late = await confirm(browser);
  expect(await pay(browser, { orderNumber: late, card: 'timeout' })).toMatchObject({ state: 'unknown' });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      level: 'warn',
      msg: 'A payment provider gave no answer; it is asked again.',
      provider: 'sandbox',
      orderNumber: late,
      err: { message: 'The provider did not answer in time.' },
    },
  ]);
});
