import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { GivenAnswer } from '#contract/exams.ts';
import type { Variety } from '#locale/locales.ts';
import { multidimensionalProbabilities } from '#psychometrics/irt/multidimensional-graded.ts';
import { dot } from '#psychometrics/numerics/matrix.ts';
import { cholesky } from '#psychometrics/numerics/symmetric.ts';
import { type Random, randomOf } from '#psychometrics/random.ts';
import { isFull, sized } from '#tests/support/form.ts';
import { graded as brain } from '../../brain/graded.ts';
import type { Exam } from '../../exam.ts';
import { exams } from '../../index.ts';
import { graded as stress } from '../../stress/graded.ts';
import type { GradedTest } from '../graded.ts';
import { writeCalibrated } from './files.ts';
import { GradedCalibrationError, recalibrateGraded, type StoredSitting } from './recalibrate.ts';
import { gradedTable } from './table.ts';

const usability = (() => ({ usability: 'usable', reasons: [] })) as unknown as Exam['usability'];

/** A test whose answers are its categories. */
const plain = (test: GradedTest): GradedTest => ({
  ...test,
  categoriesOf: (answers) =>
    test.items.map(({ id }) => answers.find(({ questionId }) => questionId === id)?.choice ?? null),
});

/** The quick form's: only the items of the first two dimensions, which are found in a third of the time. */
function narrowed(test: GradedTest): GradedTest {
  const items = test.items.flatMap(({ id, design }) => {
    const own = { ...design, slopes: design.slopes.slice(0, 2) };
    return own.slopes.some((slope) => slope !== 0) ? [{ id, design: own }] : [];
  });
  const correlations = test.correlations.slice(0, 2).map((row) => row.slice(0, 2));
  return { ...test, dimensions: test.dimensions.slice(0, 2), items, correlations };
}

function sittingOf(
  test: GradedTest,
  locale: Variety,
  random: Random,
  harder: string | undefined,
  shift = 0,
): StoredSitting {
  const lower = cholesky(test.correlations);
  const numbers = lower.map(() => random.normal());
  const abilities = lower.map((row) => shift + dot(row, numbers.slice(0, row.length)));
  const answers = test.items.map(({ id, design }): GivenAnswer => {
    const moved =
      id === harder ? { ...design, thresholds: design.thresholds.map((one) => one + 1.5) } : design;
    let rest = random.next();
    const category = multidimensionalProbabilities(moved, abilities).findIndex((share) => {
      rest -= share;
      return rest < 0;
    });
    return { questionId: id, choice: Math.max(0, category), milliseconds: 4000 };
  });
  return { seed: '', locale, answers };
}

describe('a calibration of a questionnaire', () => {
  const test = plain(isFull ? stress : narrowed(stress));
  const random = randomOf('questionnaire');
  const odd = test.items[6]?.id as string;
  const sittings = Array.from({ length: sized(520, 4000) }, (_, at) => {
    const locale = at % 2 === 0 ? 'EN' : 'JA';
    return sittingOf(test, locale, random, locale === 'JA' ? odd : undefined, locale === 'JA' ? 0.4 : 0);
  });

  it('finds its items again, the item that works otherwise in one language, and tells both as a table', async () => {
    const found = await recalibrateGraded({ test, usability, seed: 'stress' }, sittings);
    expect(found.sampleSize).toBe(sittings.length);
    const errors = found.items.flatMap(({ slopes, standardError }, at) =>
      slopes.flatMap((slope, k) =>
        slope === 0 || test.items[at]?.id === odd
          ? []
          : [(slope - (test.items[at]?.design.slopes[k] as number)) / (standardError?.slopes[k] as number)],
      ),
    );
    // Two languages 0.4 apart widen the population by 2 %.
    expect(errors.filter((error) => Math.abs(error) < 2.5).length / errors.length).toBeGreaterThan(0.85);
    const least = found.dif.toSorted(
      (one, other) => (one.test.either?.pValue ?? 1) - (other.test.either?.pValue ?? 1),
    )[0];
    expect([test.items[least?.item ?? -1]?.id, least?.difClass === 'A']).toEqual([odd, false]);
    const japanese = found.dif.find(({ locale, item }) => locale === 'JA' && item === least?.item);
    expect(japanese?.test.group?.coefficients[1]).toBeLessThan(-0.7);
    expect((found.locales[1]?.means[0] ?? 0) - (found.locales[0]?.means[0] ?? 0)).toBeGreaterThan(0.1);
    const table = gradedTable(test, found);
    expect(table).toMatch(new RegExp(`^ {2}${odd} +JA .* [BC]$`, 'm'));
    expect(table).toMatch(/^control .* demand [−+]0\.\d\d \[[−+]0\.\d\d\]/m);
    expect(table).not.toMatch(/NaN|undefined|null/);
    const directory = mkdtempSync(join(tmpdir(), 'calibrated-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const naming = {
      name: 'stress',
      version: 'stress-2026.1',
      ids: test.items.map(({ id }) => id),
      year: 2031,
    };
    const folder = pathToFileURL(`${directory}/`);
    const files = [writeCalibrated(found, naming, folder), writeCalibrated(found, naming, folder)];
    expect(files.map(({ pathname }) => pathname.split('/').at(-1))).toEqual(
      [1, 2].map(
        (number) => `stress-${sittings.length < 1000 ? 'provisional' : 'calibrated'}-2031.${number}.json`,
      ),
    );
    const kept = JSON.parse(readFileSync(files[0] as URL, 'utf8'));
    expect(kept.items[odd]).toEqual(JSON.parse(JSON.stringify(found.items[6])));
  }, 600_000);

  it('takes usable sittings alone, and no few of them', async () => {
    const half = ((seed: string) => ({
      usability: seed ? 'usable' : 'doubtful',
      reasons: [],
    })) as unknown as Exam['usability'];
    const some = sittings.slice(0, 320).map((one, at) => ({ ...one, seed: at < 299 ? 's' : '' }));
    await expect(recalibrateGraded({ test, usability: half, seed: 's' }, some)).rejects.toThrow(
      '299 usable sittings',
    );
    const same = sittings.slice(0, 320).map((one) => ({
      ...one,
      answers: one.answers.map((answer) => ({ ...answer, choice: 2 })),
    }));
    await expect(recalibrateGraded({ test, usability, seed: 's' }, same)).rejects.toThrow(
      GradedCalibrationError,
    );
  });
});

it('is offered for every questionnaire, with items and answers that fit each other', () => {
  const questionnaires = exams.flatMap(({ id, graded }) => (graded ? [{ id, graded }] : []));
  expect(questionnaires.map(({ id }) => id).sort()).toEqual([
    'SUBS-1001',
    'SUBS-1003',
    'SUBS-1004',
    'SUBS-1005',
    'SUBS-1006',
    'SUBS-1007',
  ]);
  for (const { id, graded } of questionnaires) {
    const exam = exams.find((one) => one.id === id) as Exam;
    const questions = exam.questions('seed', 'EN');
    expect(questions).toHaveLength(graded.items.length);
    const answers = questions.map((question) => ({ questionId: question.id, choice: 0, milliseconds: 4000 }));
    const categories = graded.categoriesOf(answers);
    categories.forEach((category, at) => {
      expect(category).toBeGreaterThanOrEqual(0);
      expect(category).toBeLessThanOrEqual(graded.items[at]?.design.thresholds.length as number);
      expect(graded.items[at]?.design.slopes).toHaveLength(graded.dimensions.length);
    });
    expect(graded.categoriesOf([]).every((category) => category === null)).toBe(true);
  }
  // Taking the first statement throughout speaks for either side.
  const firsts = brain.categoriesOf(
    brain.items.map(({ id }) => ({ questionId: id, choice: 0, milliseconds: 4000 })),
  );
  expect(new Set(firsts)).toEqual(new Set([0, 1]));
});
