import { describe, expect, it } from 'vitest';
import { freeDocument } from '#contract/report.ts';
import { locales } from '#locale/locales.ts';
import { randomOf } from '#psychometrics/random.ts';
import { brain } from '../../brain/exam.ts';
import { items } from '../../brain/items.ts';
import { polesOf, score } from '../../brain/score.ts';
import { ofOneStyle, personal, sit } from '../../brain/sitters.ts';
import { areApart } from '../chance.ts';
import { besideEarlier } from './earlier.ts';
import { earlierWords } from './words/index.ts';

const resultOf = (choices: readonly number[]) =>
  score(items.map(({ id }, at) => ({ questionId: id, choice: choices[at] ?? null, milliseconds: 6000 })));
const left = resultOf(items.map((item) => polesOf(item).indexOf('left')));
const right = resultOf(items.map((item) => polesOf(item).indexOf('right')));

describe('an earlier result', () => {
  it.each(locales)('stands beside the new one as an interval, in %s', (locale) => {
    const free = brain.free(right, locale);
    const { blocks } = freeDocument.parse(
      besideEarlier(brain, free, { result: right, earlier: [right, left] }, locale),
    );
    expect(blocks.slice(0, -1)).toEqual(free.blocks);
    const told = blocks.at(-1);
    if (told?.block !== 'prose') throw new Error('Nothing is told of it.');
    for (const bound of [left.score.low, left.score.high, right.score.low, right.score.high])
      expect(told.paragraphs[0]).toContain(String(bound));
    expect(told.paragraphs[1]).toBe(earlierWords[locale].changed);
  });

  it('is said to be the same where it is, and to differ as chance could where it nearly is', () => {
    const choices = items.map((item) => polesOf(item).indexOf('left'));
    const near = resultOf(choices.with(0, 1 - (choices[0] ?? 0)));
    expect(near.score.high).not.toBe(left.score.high);
    for (const [last, said] of [
      [left, earlierWords.EN.equal],
      [near, earlierWords.EN.same],
    ] as const) {
      const free = besideEarlier(brain, brain.free(left, 'EN'), { result: left, earlier: [last] }, 'EN');
      expect(JSON.stringify(free)).toContain(said);
    }
  });

  it('is not told where there is none', () => {
    const free = brain.free(left, 'EN');
    expect(besideEarlier(brain, free, { result: left, earlier: [] }, 'EN')).toEqual(free);
  });

  it('is called another one to fewer than five of a hundred people who have not changed', () => {
    const random = randomOf('twice the same');
    const all = Array.from({ length: 400 }, () => {
      const [truth, own] = [ofOneStyle(random), personal(random)];
      return areApart([resultOf(sit(truth, random, own)).score, resultOf(sit(truth, random, own)).score]);
    });
    expect(all.filter(Boolean).length / all.length).toBeLessThan(0.05);
  });
});
