import { describe, expect, it } from 'vitest';
import { freeDocument } from '#contract/report.ts';
import { locales } from '#locale/locales.ts';
import { items } from '../../career/items.ts';
import type { Theme } from '../../career/themes.ts';
import { careerWords } from '../../career/words/index.ts';
import type { Exam, ExamResult } from '../../exam.ts';
import { findExam } from '../../index.ts';
import { besideEarlier, changeSince } from './earlier.ts';
import { changedParts } from './parts.ts';
import { earlierWords } from './words/index.ts';

const answered = (
  { questionCount, questions, score }: Exam,
  choose: (place: number, options: number) => number,
) => {
  const form = questions('a form', 'EN');
  expect(form).toHaveLength(questionCount);
  return score(
    'a form',
    form.map(({ id, place, options }) => ({
      questionId: id,
      choice: choose(place, options.length),
      milliseconds: 6000,
    })),
  );
};

const told = (exam: Exam, [result, last]: [ExamResult, ExamResult], locale: (typeof locales)[number]) => {
  const { blocks } = freeDocument.parse(
    besideEarlier(exam, exam.free(result, locale), { result, earlier: [last] }, locale),
  );
  const said = blocks.at(-1);
  if (said?.block !== 'prose') throw new Error('Nothing is told of it.');
  return said.paragraphs;
};

describe.each(['SUBS-1001', 'SUBS-1003', 'SUBS-1006'])('an earlier result of %s', (id) => {
  const exam = findExam(id) as Exam;
  const one = answered(exam, (place, options) => (place * 3) % options);
  const other = answered(exam, (place, options) => options - 1 - ((place * 3) % options));

  it('stands beside the new one in every language', () => {
    for (const locale of locales) {
      const now = exam.compared?.(one, locale);
      const last = exam.compared?.(other, locale);
      const [first, second] = told(exam, [one, other], locale);
      expect(first).toContain(now?.told);
      expect(first).toContain(last?.told);
      expect(second).not.toContain('undefined');
    }
  });

  it('has each part with its interval beside the last one’s', () => {
    for (const locale of locales) {
      const parts = changeSince(exam, { result: one, last: other }, locale)?.parts ?? [];
      expect(parts.map(({ name }) => name)).toEqual(
        exam.compared?.(one, locale).parts.map(({ name }) => name),
      );
      for (const { now, last } of parts)
        for (const cell of [now, last]) {
          expect(cell).toMatch(/\d+\u2060[–〜~]\u2060\d+/);
          // A line may end behind the pole of a type, and nowhere in its numbers.
          expect(cell).not.toMatch(/[\d%] ?[(（]/);
        }
    }
  });

  it('differs in nothing from the same answers', () => {
    expect(changeSince(exam, { result: one, last: one }, 'EN')?.larger).toBe(false);
    expect(told(exam, [one, one], 'EN')[1]).toBe(earlierWords.EN.equal);
  });

  it('tells of the last one no part that is not free in the new one', () => {
    const free = exam.compared?.(one, 'EN').parts.map((part) => part.id) ?? [];
    expect(
      exam
        .compared?.(other, 'EN', { parts: free })
        .parts.map((part) => part.id)
        .sort(),
    ).toEqual([...free].sort());
  });
});

it('names in a report of the subconscious test the characters, and looks at all eight dimensions', () => {
  const exam = findExam('SUBS-1001') as Exam;
  const result = answered(exam, (place, options) => (place * 3) % options);
  const last = answered(exam, (place, options) => options - 1 - ((place * 3) % options));
  for (const locale of locales) {
    const change = changeSince(exam, { result, last }, locale, 'whole');
    for (const one of [result, last])
      expect(change?.ranges).toContain(exam.presenter?.(one, locale).name ?? 'nobody');
    expect(change?.parts).toHaveLength(8);
  }
});

it('names the themes that have changed', () => {
  const exam = findExam('SUBS-1006') as Exam;
  const of = (loved: Theme) =>
    answered(exam, (place, options) => (items[place - 1]?.theme === loved ? options - 1 : 1));
  const [, changed] = told(exam, [of('R'), of('S')], 'EN');
  const named = Object.values(careerWords.EN.test.theme).filter((name) => changed?.includes(name));
  expect(named.length).toBeGreaterThanOrEqual(2);
});

it('asks more of a difference the more parts are compared', () => {
  const part = (id: number, value: number) => ({
    id: String(id),
    name: '',
    value,
    standardError: 5,
    low: value - 10,
    high: value + 10,
  });
  const pair = (count: number) =>
    changedParts(
      [part(0, 16), ...Array.from({ length: count }, (_, at) => part(at + 1, 0))],
      [0, ...Array(count).keys()].map((_, at) => part(at, 0)),
    );
  expect(pair(0)).toHaveLength(1);
  expect(pair(7)).toHaveLength(0);
});
