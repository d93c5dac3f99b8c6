import { describe, expect, it } from 'vitest';
import { question } from '#contract/exams.ts';
import { type Locale, locales } from '#locale/locales.ts';
import { career } from './exam.ts';
import { items, stepCount } from './items.ts';
import { themes } from './themes.ts';
import { careerWords } from './words/index.ts';

/** What the outermost steps say, so that a list turned round is seen. */
const ends: Readonly<Record<Locale, { dislike: RegExp; love: RegExp }>> = {
  EN: { dislike: /dislike/i, love: /love/i },
  DE: { dislike: /ungern/i, love: /sehr gern/i },
  FR: { dislike: /pas du tout/i, love: /adorerais/i },
  ES: { dislike: /desagradaría/i, love: /encantaría/i },
  PT: { dislike: /^não/i, love: /adoraria/i },
  JA: { dislike: /いや/, love: /ぜひ/ },
  KR: { dislike: /싫/, love: /꼭/ },
  CN: { dislike: /^不/, love: /非常/ },
  HK: { dislike: /^不/, love: /非常/ },
};

describe('the questions of the career interests test', () => {
  it('are forty-eight activities, eight a theme, each theme once in every six', () => {
    expect(items).toHaveLength(48);
    expect(new Set(items.map(({ id }) => id)).size).toBe(48);
    for (let at = 0; at < items.length; at += themes.length)
      expect(new Set(items.slice(at, at + themes.length).map(({ theme }) => theme))).toEqual(new Set(themes));
  });

  it('never ask two of a theme in a row', () => {
    for (const [at, { theme }] of items.entries()) expect(items[at + 1]?.theme).not.toBe(theme);
  });

  it.each(locales)('are of the contract and tell no theme in %s', (locale) => {
    const asked = career.questions('', locale);
    for (const one of asked) expect(question.parse(one)).toEqual(one);
    expect(asked.every(({ options }) => options.length === stepCount)).toBe(true);
    expect(JSON.stringify(asked)).not.toMatch(/"theme"/);
  });

  it.each(locales)('lead from dislike to love in %s', (locale) => {
    const { steps } = careerWords[locale].test;
    expect(steps[0]).toMatch(ends[locale].dislike);
    expect(steps.at(-1)).toMatch(ends[locale].love);
  });

  it.each(locales)('ask nothing twice, and are short enough for a phone in %s', (locale) => {
    const { activities, steps } = careerWords[locale].test;
    expect(new Set(Object.keys(activities))).toEqual(new Set(items.map(({ id }) => id)));
    expect(new Set(Object.values(activities)).size).toBe(items.length);
    expect(new Set(steps).size).toBe(stepCount);
    expect(Object.values(activities).filter((activity) => activity.length > 105)).toEqual([]);
  });
});
