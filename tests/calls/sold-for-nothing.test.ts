import { expect, it } from 'vitest';
import { openApp } from '#tests/support/app.ts';
import { testLog } from '#tests/support/log.ts';

/** What a process says at its start at level warn and above. */
async function saidAtStart(env: Record<string, string>): Promise<Record<string, unknown>[]> {
  const log = testLog();
  const app = await openApp(undefined, { LOG_LEVEL: 'warn', ...env }, log);
  app.start();
  await app.close();
  return log.lines();
}

it.each(['all', 'site', 'pay', 'work'])(
  'warns once that a public %s sells reports for nothing',
  async (ROLE) => {
    const said = await saidAtStart({ NODE_ENV: 'production', ROLE });
    expect(said.filter(({ msg }) => /sold for nothing/.test(String(msg)))).toMatchObject([{ level: 'warn' }]);
  },
);

it('has nothing to warn of where someone tries the product out', async () => {
  expect(await saidAtStart({})).toEqual([]);
  expect(await saidAtStart({ NODE_ENV: 'development' })).toEqual([]);
});

it('does not open to the public by https without keys, unless told that it is a demonstration', async () => {
  const open = { NODE_ENV: 'production', PUBLIC_URL: 'https://tests.example' };
  await expect(saidAtStart(open)).rejects.toThrow(/DEMONSTRATION=yes/);
  expect(await saidAtStart({ ...open, DEMONSTRATION: 'yes' })).toHaveLength(1);
  const keys = {
    STRIPE_SECRET_KEY: 'sk_live_none',
    STRIPE_WEBHOOK_SECRET: 'whsec_none',
    SELLER_NAME: 'A seller',
    SELLER_ADDRESS: '1 Gate Street, Dublin',
    SELLER_PHONE: '+353 1 234 5678',
    SUPPORT_EMAIL: 'help@example.org',
    SELLER_REPRESENTATIVE: 'Ada Gate',
    SELLER_TAX_NUMBER: '1',
    SELLER_REPORT_NUMBER: '2',
  };
  expect(await saidAtStart({ ...open, ...keys })).toEqual([]);
});
