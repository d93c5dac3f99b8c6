import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GivenAnswer } from '#contract/exams.ts';
import type { ExamId } from '#contract/fields.ts';
import { brain } from '#exams/brain/exam.ts';
import { items } from '#exams/brain/items.ts';
import { ofFourSides, sit } from '#exams/brain/sitters.ts';
import { edition, iq, iqBy, norm } from '#exams/iq/exam.ts';
import { readNorms } from '#exams/iq/norms/files.ts';
import type { CalibratedTest } from '#exams/kit/calibration/files.ts';
import { readCourse } from '#exams/stages.ts';
import type { Locale } from '#locale/locales.ts';
import { momentsAtAge } from '#psychometrics/norms/continuous.ts';
import { randomOf } from '#psychometrics/random.ts';
import { years } from '#psychometrics/units.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { sittingAnswers, sittings } from '#server/sittings/tables.ts';
import { makePreparedDataDir, removeDataDir } from '#tests/support/data-dir.ts';
import { iqSitting } from '#tests/support/iq-sittings.ts';
import { compileCache } from '#tests/support/server-process.ts';

/** What somebody who is careful does. */
const careful = { careless: 0, open: 0.1, hasty: 0, first: 20_000, more: 300, jump: 1 };

const count = 330;
const at = new Date('2031-02-03T04:05:06Z');

interface Simulated {
  readonly orderNumber: string;
  readonly age: number;
  readonly sitting: typeof sittings.$inferInsert;
  readonly answers: readonly GivenAnswer[];
}

const localeOf = (nth: number): Locale => (nth % 3 === 0 ? 'JA' : 'EN');

function row(
  id: string,
  of: { readonly id: ExamId; readonly version: string; readonly normVersion: string },
  more: Pick<Simulated['sitting'], 'seed' | 'stages' | 'locale'>,
): Simulated['sitting'] {
  return {
    id,
    orderNumber: `order-${id}`,
    examId: of.id,
    examVersion: of.version,
    normVersion: of.normVersion,
    market: 'US',
    holderHash: 'hash',
    startedAt: at,
    confirmedAt: at,
    ...more,
  };
}

/** Sittings in stages of people whose ability falls by .02 a year. All are of one seed, for questions take long to make: what is asked differs by the answers. */
function iqSittings(): Simulated[] {
  const random = randomOf('ability and age');
  return Array.from({ length: count }, (_, nth) => {
    const age = 18 + 60 * random.next();
    const ability = -0.02 * (age - 48) + 0.9 * random.normal();
    const { seed: course, answers } = iqSitting('calibrated', ability, careful, `sitter ${nth}`);
    const { seed, plans } = readCourse(course);
    const stages = plans.map((plan) => (plan === null ? { planned: true as const } : { plan }));
    const id = `iq${String(nth).padStart(4, '0')}`;
    return {
      orderNumber: `order-${id}`,
      age,
      sitting: row(id, iq, { seed, stages, locale: localeOf(nth) }),
      answers,
    };
  });
}

function brainSittings(): Simulated[] {
  const random = randomOf('styles');
  return Array.from({ length: count }, (_, nth) => {
    const choices = sit(ofFourSides(random), random);
    const id = `brain${String(nth).padStart(4, '0')}`;
    return {
      orderNumber: `order-${id}`,
      age: 20 + (nth % 40),
      sitting: row(id, brain, { seed: 'one form for all', locale: localeOf(nth) }),
      answers: items.map((item, place) => ({
        questionId: item.id,
        choice: choices[place] ?? 0,
        milliseconds: 5000 + Math.floor(6000 * random.next()),
      })),
    };
  });
}

let dataDir = '';
const aged = iqSittings();
beforeAll(async () => {
  dataDir = await makePreparedDataDir();
  const { database, close } = await openDatabase({ dataDir, databaseUrl: undefined });
  const all = [...aged, ...brainSittings()];
  for (let from = 0; from < all.length; from += 100) {
    const some = all.slice(from, from + 100);
    await database.insert(sittings).values(some.map(({ sitting }) => sitting));
    await database
      .insert(sittingAnswers)
      .values(
        some.flatMap(({ sitting, answers }) =>
          answers.map((answer, sequence) => ({ sittingId: sitting.id, sequence, ...answer })),
        ),
      );
  }
  await close();
});
afterAll(() => removeDataDir(dataDir));

const run = (...words: string[]) =>
  spawnSync(process.execPath, ['src/commands/calibrate.ts', ...words, '--to', join(dataDir, 'calibrated')], {
    env: { ...process.env, ...compileCache, DATA_DIR: dataDir },
    encoding: 'utf8',
  });

const written = (start: string) =>
  readdirSync(join(dataDir, 'calibrated')).filter((name) => name.startsWith(start));

it('makes a norm of the IQ test from sittings in stages, with norms by age, by which sittings can be scored', () => {
  const file = join(dataDir, 'ages.csv');
  writeFileSync(
    file,
    ['order,age', ...aged.map((one) => `${one.orderNumber},${one.age.toFixed(1)}`)].join('\n'),
  );
  const { status, stdout, stderr } = run('SUBS-1002', '--anchored', '--ages', file);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^iq-2026\.3-in-stages: 3\d\d usable sittings, \d+ left out$/m);
  expect(stdout).toMatch(/^Fairness: no locale has 200 sitters/m);
  expect(stdout).toMatch(/^Norms by age from 3\d\d sittings whose age is known/m);
  expect(stdout).not.toMatch(/NaN|undefined|null/);
  expect(written('iq-')).toEqual([expect.stringMatching(/^iq-provisional-20\d\d\.1\.json$/)]);
  const [made] = readNorms(pathToFileURL(`${dataDir}/calibrated/`));
  if (!made?.byAge) throw new Error('No norm by age was written.');
  expect(Object.keys(made.items).sort()).toEqual(Object.keys(norm.items).sort());
  expect(made.sampleSize).toBe(made.byAge.size);
  const [young, old] = [25, 70].map((age) => momentsAtAge(made.byAge as never, years(age)).mean);
  // .9 in ability; scores are drawn to the middle.
  expect((young ?? 0) - (old ?? 0)).toBeGreaterThan(0.4);
  expect((young ?? 0) - (old ?? 0)).toBeLessThan(1.1);
  const by = iqBy(edition, made);
  const someone = iqSitting('calibrated', 0.5, careful, 'somebody else');
  expect(Math.abs(by.score(someone.seed, someone.answers).score.value - 107)).toBeLessThan(25);
  expect(by.score(someone.seed, someone.answers).normVersion).toBe(made.id);
});

it('calibrates a questionnaire, says when ages are too few, and numbers its files onwards', () => {
  const file = join(dataDir, 'few.csv');
  writeFileSync(file, 'order,age\norder-brain0001,33\norder-nobody,44\n');
  const { status, stdout, stderr } = run('SUBS-1004', '--ages', file);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^brain-2026\.\d: 3\d\d usable sittings, \d+ left out$/m);
  expect(stdout).toMatch(
    /^Norms by age: 1 usable sittings whose age is known, too few: norms by age take 300\.$/m,
  );
  expect(stdout).not.toMatch(/NaN|undefined|null/);
  const [name = ''] = written('brain-provisional');
  const kept = JSON.parse(readFileSync(join(dataDir, 'calibrated', name), 'utf8')) as CalibratedTest;
  expect(Object.keys(kept.items)).toEqual(items.map(({ id }) => id));
  expect(kept.byAge).toBeUndefined();
});

it('writes nothing where a file of ages is none, and says which line', () => {
  const file = join(dataDir, 'bad.csv');
  writeFileSync(file, 'order,age\norder-iq0001,1987\n');
  const { status, stdout, stderr } = run('SUBS-1002', '--ages', file);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('Line 2');
  const missing = run('SUBS-1004', '--population', join(dataDir, 'nowhere.json'));
  expect([missing.status, missing.stdout]).toEqual([1, '']);
  expect(missing.stderr).toMatch(/^.*nowhere\.json cannot be read\.$/m);
});
