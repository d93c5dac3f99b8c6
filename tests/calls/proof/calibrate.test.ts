import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FinishedSitting, finishedSittings } from '#server/sittings/finished.ts';
import { sittingAnswers, sittings } from '#server/sittings/tables.ts';
import { makePreparedDataDir, removeDataDir } from '#tests/support/data-dir.ts';
import { testDatabases } from '#tests/support/database.ts';
import { compileCache, preload } from '#tests/support/server-process.ts';
import { forSuite } from '#tests/support/suite.ts';

const at = new Date('2031-02-03T04:05:06Z');

const sitting = (id: string, changes: Partial<typeof sittings.$inferInsert> = {}) => ({
  id,
  orderNumber: `order ${id}`,
  examId: 'SUBS-1002' as const,
  examVersion: 'v1',
  normVersion: 'n1',
  seed: `seed ${id}`,
  locale: 'PT' as const,
  market: 'PT',
  holderHash: 'hash',
  startedAt: at,
  confirmedAt: at,
  ...changes,
});

describe.each(testDatabases('postgres'))('finished sittings on $kind', (on) => {
  const open = forSuite(() => on.open());
  beforeAll(async () => {
    const many = Array.from({ length: 1100 }, (_, number) => sitting(`m${String(number).padStart(4, '0')}`));
    const others = [
      sitting('unfinished', { confirmedAt: null }),
      sitting('another test', { examId: 'SUBS-1004' }),
      sitting('another version', { examVersion: 'v0' }),
      sitting('another norm', { normVersion: 'n0', locale: 'HK' }),
    ];
    await open.database.insert(sittings).values([...many, ...others]);
    await open.database.insert(sittingAnswers).values(
      ['m0700', 'another norm', 'unfinished'].flatMap((sittingId) => [
        { sittingId, questionId: 'p01', choice: 3, milliseconds: 8000, sequence: 1 },
        { sittingId, questionId: 'p02', choice: null, milliseconds: 900, sequence: 2 },
      ]),
    );
  });

  it('are read once each, with their answers, and without who sat them', async () => {
    const found: FinishedSitting[] = [];
    for await (const each of finishedSittings(open.database, { examId: 'SUBS-1002', examVersion: 'v1' })) {
      found.push(each);
    }
    expect(found).toHaveLength(1101);
    expect(new Set(found.map(({ seed }) => seed)).size).toBe(1101);
    const answers = [
      { questionId: 'p01', choice: 3, milliseconds: 8000 },
      { questionId: 'p02', choice: null, milliseconds: 900 },
    ];
    expect(found.find(({ seed }) => seed === 'seed m0700')).toMatchObject({ locale: 'PT', answers });
    expect(found.find(({ seed }) => seed === 'seed another norm')).toMatchObject({ locale: 'HK', answers });
    expect(found.filter((each) => each.answers.length > 0)).toHaveLength(2);
    expect(Object.keys(found[0] ?? {}).sort()).toEqual(['answers', 'locale', 'seed']);
  });
});

describe('the command', () => {
  const run = (dataDir: string, ...words: string[]) =>
    spawnSync(process.execPath, [...preload, 'src/commands/calibrate.ts', ...words], {
      env: { ...process.env, ...compileCache, DATA_DIR: dataDir },
      encoding: 'utf8',
    });

  it('says which tests it is for', () => {
    for (const words of [['SUBS-2001'], ['SUBS-1004', '--anchored']]) {
      const { status, stderr } = run('nowhere', ...words);
      expect(status).toBe(2);
      expect(stderr.match(/SUBS-\d+(?= or |:)/g)?.sort()).toEqual(
        [1, 2, 3, 4, 5, 6, 7].map((number) => `SUBS-100${number}`),
      );
    }
  });

  it('writes nothing from too few sittings, of a form in stages as of a questionnaire, and says why', async () => {
    const dataDir = await makePreparedDataDir();
    const [iq, brain] = [run(dataDir, 'SUBS-1002', '--anchored'), run(dataDir, 'SUBS-1004')];
    await removeDataDir(dataDir);
    expect(iq.stderr).toMatch(/^0 usable sittings of iq-2026.3-in-stages are too few: a norm takes 300/m);
    expect(brain.stderr).toMatch(/^0 usable sittings are too few: a calibration takes 300/m);
    expect([iq.status, iq.stdout, brain.status, brain.stdout]).toEqual([1, '', 1, '']);
  });
});
