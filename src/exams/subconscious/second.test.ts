import { expect, it } from 'vitest';
import { randomOf } from '#psychometrics/random.ts';
import { blockOf } from '#tests/support/documents.ts';
import { items } from './items.ts';
import { packages } from './packages.ts';
import { report } from './report.ts';
import { score } from './result.ts';
import { drawTruth, sit } from './simulation.ts';
import { wordsOf } from './words/index.ts';

const random = randomOf('second characters');
const people = Array.from({ length: 40 }, () => sit(drawTruth(random), random)).map((steps) => {
  const answers = steps.map((choice, at) => ({
    questionId: items[at]?.id ?? '',
    choice,
    milliseconds: 9000,
  }));
  return { answers, result: score(answers) };
});

it.each(packages)('$skuId tells of the second character what its nearness bears', ({ features, tier }) => {
  const words = wordsOf('EN');
  const met = new Set<string>();
  for (const { answers, result } of people) {
    const { clarity, runnerUp } = result.character;
    const takenAt = '2026-11-21T10:00:00.000Z';
    const document = report({ seed: '', answers, result, locale: 'EN', takenAt, features });
    const sides = blockOf(document, 'card').sides.map(({ text }) => text);
    const [begins] = words.characters[runnerUp].portrait;
    // The short list has a page of its own for it; the full one begins it where the first is no better.
    expect(sides.includes(begins as string)).toBe(tier === 'premium' && clarity === 'close');
    const pages = document.parts[0]?.blocks.filter((block) => block.block === 'prose') ?? [];
    const told = pages.flatMap((block) => (block.block === 'prose' ? block.paragraphs : []));
    expect(told.includes(words.report.second.lead[clarity])).toBe(tier === 'basic');
    met.add(clarity);
  }
  expect(met.size).toBe(3);
});
