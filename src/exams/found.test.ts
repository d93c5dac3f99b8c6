import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GivenAnswer } from '#contract/exams.ts';
import { type Locale, locales } from '#locale/locales.ts';
import { randomOf } from '#psychometrics/random.ts';
import { testWording } from '#tests/support/wording.ts';
import type { Exam, ExamResult } from './exam.ts';
import { exams } from './index.ts';
import type { FoundTable } from './kit/next.ts';

const tableOf = ({ slug }: Exam): FoundTable =>
  JSON.parse(readFileSync(new URL(`${slug}/found.json`, import.meta.url), 'utf8'));

const said = Object.fromEntries(
  locales.map((locale) => [
    locale,
    Object.fromEntries(
      exams.map((exam) => [
        exam.slug,
        Object.fromEntries(Object.entries(tableOf(exam)).map(([key, { because }]) => [key, because[locale]])),
      ]),
    ),
  ]),
) as Record<Locale, Record<string, Record<string, string>>>;

testWording('what a result finds a reason in', said);

/** So many sit each test; with them each finding is met. */
const sitters = 240;

/** Somebody who answers at one end or the other, or anywhere, and is quick or slow. */
function answersOf(exam: Exam, person: number): GivenAnswer[] {
  const random = randomOf(`found/${exam.slug}/${person}`);
  const milliseconds = 5000 + 70_000 * random.next();
  const isExtreme = random.next() < 0.7;
  const upper = 0.15 + 0.7 * random.next();
  return exam.questions('found', 'EN').map(({ id, options }) => {
    const choice = isExtreme
      ? (options.length - 1) * Number(random.next() < upper)
      : Math.floor(random.next() * options.length);
    return { questionId: id, choice, milliseconds };
  });
}

const scored = (exam: Exam, answers: readonly GivenAnswer[]): ExamResult => exam.score('found', answers);

/** Somebody whose every answer takes the score as far as it can go, upwards or downwards. */
function farthest(exam: Exam, towards: 1 | -1): GivenAnswer[] {
  const options = new Map(
    exam.questions('found', 'EN').map((question) => [question.id, question.options.length]),
  );
  return answersOf(exam, 0).map((answer) => {
    const scores = Array.from(
      { length: options.get(answer.questionId) as number },
      (_, choice) => towards * (scored(exam, [{ ...answer, choice }]).score?.value ?? 0),
    );
    return { ...answer, choice: scores.indexOf(Math.max(...scores)) };
  });
}

const resultsOf = (exam: Exam): ExamResult[] => [
  ...Array.from({ length: sitters }, (_, person) => scored(exam, answersOf(exam, person))),
  ...([1, -1] as const).map((towards) => scored(exam, farthest(exam, towards))),
];

/** What stands between the values of a message. */
const partsOf = (message: string): string[] => message.split(/\{\w+\}/);

describe.each(exams.map((exam) => [exam.slug, exam] as const))('after %s, a result', (_slug, exam) => {
  const table = Object.entries(tableOf(exam));
  const results = resultsOf(exam);
  const always = exam.next?.('EN') ?? [];

  it('gives each of its reasons to somebody, first of all, and none to everybody in vain', () => {
    const met = new Set<string>();
    for (const result of results) {
      const told = exam.next?.('EN', result) ?? [];
      expect(new Set(told.map(({ slug }) => slug)).size, 'each test once').toBe(told.length);
      expect(told.map(({ slug }) => slug)).toEqual(expect.arrayContaining(always.map(({ slug }) => slug)));
      const isFound = told.map(
        ({ slug, because }) => !always.some((one) => one.slug === slug && one.because === because),
      );
      expect(isFound, 'what was found comes first').toEqual(isFound.toSorted().toReversed());
      for (const { slug, because } of told.filter((_one, at) => isFound[at])) {
        expect(because).not.toMatch(/[{}]|undefined|NaN/);
        const keys = table.filter(
          ([, { to, because: message }]) =>
            to === slug && partsOf(message.EN).every((part) => because.includes(part)),
        );
        expect(keys, because).toHaveLength(1);
        met.add(keys[0]?.[0] as string);
      }
    }
    expect([...met].sort()).toEqual(table.map(([key]) => key).sort());
  });

  it('is told in every language, to the same tests', () => {
    const [result] = results.filter((one) => exam.next?.('EN', one)[0]?.because !== always[0]?.because);
    const slugs = exam.next?.('EN', result).map(({ slug }) => slug);
    for (const locale of locales) {
      const told = exam.next?.(locale, result) ?? [];
      expect(told.map(({ slug }) => slug)).toEqual(slugs);
      expect(told[0]?.because).not.toBe(exam.next?.(locale)[0]?.because);
      expect(told[0]?.because).not.toMatch(/[{}]|undefined/);
    }
  });

  it('gives no reason where something speaks against the answers', () => {
    for (const result of results.slice(0, 20))
      expect(exam.next?.('EN', { ...result, doubtful: true })).toEqual(always);
  });

  it('leads only to other tests', () => {
    const others = exams.map(({ slug }) => slug).filter((slug) => slug !== exam.slug);
    expect(others).toEqual(expect.arrayContaining(table.map(([, { to }]) => to)));
  });
});
