import { expect, it } from 'vitest';
import { openApp } from '#tests/support/app.ts';
import { testLog } from '#tests/support/log.ts';
import { buyReport } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

const log = testLog();
const app = forSuite(() => openApp(undefined, { LOG_LEVEL: 'warn' }, log));

it('a provider that gives no answer is told to the one who runs the site', async () => {
  const browser = app.browser();
  await buyReport(browser);
  expect(log.lines()).toEqual([]);
  const { orderNumber: late, state } = await buyReport(browser, { card: 'timeout' });
  expect(state).toBe('unknown');
  expect(log.lines()).toMatchObject([
    {
      level: 'warn',
      msg: 'A payment provider gave no answer; it is asked again.',
      provider: 'sandbox',
      orderNumber: late,
      err: { message: 'The provider did not answer in time.' },
    },
  ]);
});
