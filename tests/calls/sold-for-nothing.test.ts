import { expect, it } from 'vitest';
import { openApp } from '#tests/support/app.ts';

/** What a process says at its start at level warn and above. */
async function saidAtStart(env: Record<string, string>): Promise<{ level: string; msg: string }[]> {
  const lines: string[] = [];
  const app = await openApp(
    undefined,
    { LOG_LEVEL: 'warn', ...env },
    { logStream: { write: (line) => void lines.push(line) } },
  );
  app.start();
  await app.close();
  return lines.map((line) => JSON.parse(line));
}

it.each(['all', 'site', 'pay', 'work'])(
  'warns once that a public %s sells reports for nothing',
  async (ROLE) => {
    const said = await saidAtStart({ NODE_ENV: 'production', ROLE });
    expect(said.filter(({ msg }) => /sold for nothing/.test(msg))).toMatchObject([{ level: 'warn' }]);
  },
);

it('has nothing to warn of where someone tries the product out', async () => {
  expect(await saidAtStart({})).toEqual([]);
  expect(await saidAtStart({ NODE_ENV: 'development' })).toEqual([]);
});
