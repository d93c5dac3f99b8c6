import { expect, it } from 'vitest';
import { varieties } from '#locale/locales.ts';
import { markets } from '#locale/markets.ts';
import { blocksOf } from '#tests/support/documents.ts';
import { stress } from '../exam.ts';
import { helpIn } from '../help.ts';
import { items } from '../items.ts';
import { stressWords } from '../words/index.ts';

const answers = items.map(({ id }) => ({ questionId: id, choice: 2, milliseconds: 9000 }));

it.each(varieties)(
  'gives thoughts of self-harm one number, the line that the free result gives, in %s',
  (variety) => {
    const { emergency, line } = stressWords[variety].week.help;
    const titles = (market: string) => {
      const report = stress.report({
        seed: '',
        answers,
        result: stress.score('', answers),
        locale: variety,
        market,
        takenAt: '2026-11-21T10:00:00.000Z',
        features: ['report'],
      });
      const told = blocksOf(report, 'prose');
      return ['emergency', 'line'].map((id) => told.find((one) => one.id === id)?.title);
    };
    expect(emergency.label).not.toBe(emergency.labelWithoutLine);
    for (const market of markets.keys())
      expect(titles(market)).toEqual(
        helpIn(market)?.lines.length
          ? [emergency.label, line.label]
          : [emergency.labelWithoutLine, undefined],
      );
  },
);

it('says what the free result says', () => {
  const { test, week } = stressWords.EN;
  expect(week.help.emergency.label).toBe('In danger right now');
  expect(week.help.line.label).toBe('Thinking of harming yourself, or need someone to listen');
  expect(test.free.helpLines).toContain('thinking of harming yourself, or need someone to listen');
  expect(test.free.help).toContain('thinking of harming yourself');
});
