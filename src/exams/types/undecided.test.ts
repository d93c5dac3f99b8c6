import { expect, it } from 'vitest';
import { typeCodes } from '#contract/types.ts';
import { type Locale, locales } from '#locale/locales.ts';
import { allBlocks, blocksOf } from '#tests/support/documents.ts';
import { answersOf, typesReport, variedAnswers } from '#tests/support/types-sittings.ts';
import { percentOf } from '../kit/percentile.ts';
import { letterAt } from './axes.ts';
import { types } from './exam.ts';
import { chanceOf, isEven, isOpen, isUndecided, likeliest, likelihoodOf, neighbourOf } from './likely.ts';
import { type AxisScore, sideOf } from './score.ts';
import { wordsOf } from './words/index.ts';

const varied = Array.from({ length: 60 }, (_, nth) => variedAnswers(nth)).map((answers) => ({
  answers,
  result: types.score('', answers),
}));

/** Everything in a report, as one text. */
const textOf = (answers: (typeof varied)[number]['answers'], locale: Locale = 'EN') =>
  JSON.stringify(allBlocks(typesReport(answers, locale)));

const letterOf = (score: AxisScore) => letterAt(score.id, sideOf(score));

it('tells in short which axes are undecided by both their letters, and nothing where none is', () => {
  const open = varied.map(({ result }) => ({
    count: result.axes.filter(isUndecided).length,
    fact: types.undecided?.(result, 'EN'),
  }));
  expect(new Set(open.map(({ count }) => count)).size).toBeGreaterThan(2);
  for (const { count, fact } of open) {
    if (count === 0) expect(fact).toBeUndefined();
    else expect(fact?.label).toBe('Undecided');
    expect(fact?.value.match(/E\/I|S\/N|T\/F|J\/P/g)?.length ?? 0).toBe(count);
  }
});

it('calls two types almost as probable only where they are, and gives the other one its probability', () => {
  const open = varied.filter(({ result }) => isOpen(neighbourOf(result).axis));
  const [even, apart] = [true, false].map((is) =>
    open.filter(({ result }) => isEven(neighbourOf(result).axis) === is),
  );
  expect(even?.length).toBeGreaterThan(0);
  expect(apart?.length).toBeGreaterThan(0);
  for (const { answers, result } of even ?? []) {
    const { axis } = neighbourOf(result);
    expect(chanceOf(axis, sideOf(axis))).toBeLessThan(0.56);
    expect(textOf(answers)).toContain('almost equally likely');
  }
  for (const { answers } of apart ?? []) {
    const said = textOf(answers);
    expect(said).not.toMatch(/almost (?:as|equally)/);
    expect(said).toMatch(/The next most probable type is [A-Z]{4}, “[^”]+” \(\d+%\)\./);
    expect(said).toMatch(/its probability is \d+%, against \d+% for your own type/);
  }
});

it.each(locales)('names undecided letters as the rows of the picture do, in %s', (locale) => {
  for (const { answers, result } of varied.slice(0, 12)) {
    const undecided = result.axes.filter(isUndecided).map(letterOf);
    const [before = ''] = wordsOf(locale).report.letters.some.split('{letters}');
    const note = blocksOf(typesReport(answers, locale), 'note').find(({ text }) => text.startsWith(before));
    if (undecided.length === 0) expect(note).toBeUndefined();
    else
      expect(
        note?.text
          .slice(before.length)
          .match(/^[\s\S]*?(?=[.。])/)?.[0]
          .match(/[EISNTFJP]/g),
      ).toEqual(undecided);
  }
});

it.each(locales)('says in what is free, as a caution, which letters are undecided, in %s', (locale) => {
  for (const { result } of varied.slice(0, 20)) {
    const undecided = result.axes.filter(isUndecided).map(letterOf);
    const [before = ''] = wordsOf(locale).report.letters.before.split('{letters}');
    const cautions = blocksOf(types.free(result, locale), 'note').filter(({ caution }) => caution);
    expect(cautions).toHaveLength(undecided.length > 0 ? 1 : 0);
    for (const { text } of cautions)
      expect(
        text
          .slice(before.length)
          .match(/^[\s\S]*?(?=[.。])/)?.[0]
          .match(/[EISNTFJP]/g),
      ).toEqual(undecided);
  }
});

it('names as the neighbour the second of the types that fit best, also where letters are as sure as each other', () => {
  const alike = typeCodes.flatMap((code) => [answersOf(code, 2), answersOf(code, 3)]);
  for (const answers of [...alike, answersOf('infj', 0), ...varied.map((one) => one.answers)]) {
    const result = types.score('', answers);
    const [own, next] = likeliest(result);
    expect(own?.code).toBe(result.code);
    const { axis, code } = neighbourOf(result);
    expect(code).toBe(next?.code);
    // It has one other letter, and no letter is less sure.
    expect([...code].filter((letter, at) => letter !== result.code[at])).toHaveLength(1);
    const chances = result.axes.map((score) => chanceOf(score, sideOf(score)));
    expect(chanceOf(axis, sideOf(axis))).toBe(Math.min(...chances));
  }
});

it('gives the probability of the type before it is bought, whatever that of the next one is', () => {
  for (const { result } of varied) {
    const { text } = types.free(result, 'EN').emblem.facts[0] ?? {};
    const own = percentOf(likelihoodOf(result.axes, result.code));
    expect(text).toMatch(new RegExp(`\\b${own}%`));
  }
});

it('says on each undecided axis what that means, and whose side its page of daily life takes', () => {
  for (const { answers, result } of varied) {
    const report = typesReport(answers);
    const chapters = blocksOf(report, 'prose').map(({ id }) => id);
    const pages = blocksOf(report, 'page');
    for (const score of result.axes) {
      expect(chapters.includes(`${score.id}-both`)).toBe(isUndecided(score));
      const lead = pages.find(({ id }) => id === `together-${score.id}`)?.lead;
      if (isUndecided(score)) expect(lead).toContain(`takes ${letterOf(score)} as your side`);
      else expect(lead).toBeUndefined();
    }
    const letters = result.axes.filter(isUndecided).map(letterOf);
    const frame = pages.find(({ id }) => id === 'who')?.lead ?? '';
    expect(frame).toContain('made up');
    expect(frame.includes('undecided')).toBe(letters.length > 0);
  }
});

it('says whose letters change in a second sitting, by whether one of its own is undecided', () => {
  const again = (answers: (typeof varied)[number]['answers']) =>
    blocksOf(typesReport(answers), 'prose').find(({ id }) => id === 'again')?.paragraphs[0];
  expect(again(answersOf('infj', 3))).toMatch(
    /people like you, with no undecided axis, it’s only about 10 out of 100/,
  );
  const undecided = varied.find(({ result }) => result.axes.some(isUndecided));
  expect(again(undecided?.answers ?? [])).toMatch(/near the middle of an axis, as you are/);
});

it('calls no letter the least certain of which a reader sees the same percentage as of another', () => {
  const least = (answers: (typeof varied)[number]['answers']) => {
    const blocks = allBlocks(typesReport(answers));
    const at = blocks.findIndex((block) => block.block === 'page' && block.id === 'neighbour');
    const note = blocks[at + 1];
    return note?.block === 'note' ? note.text : '';
  };
  for (const { answers, result } of [
    ...varied,
    ...([2, 3] as const).map((firmness) => {
      const answers = answersOf('infj', firmness);
      return { answers, result: types.score('', answers) };
    }),
  ]) {
    const chances = result.axes.map((axis) => percentOf(chanceOf(axis, sideOf(axis))));
    const alike = chances.filter((chance) => chance === Math.min(...chances)).length;
    expect(least(answers)).toMatch(
      alike === 1
        ? /is the least certain/
        : alike < 4
          ? /are the least certain: each has/
          : /about equally certain: each has/,
    );
  }
});

it('tells how the type was found on the last page of what is held', () => {
  const answers = answersOf('infj');
  const premium = typesReport(answers);
  expect(blocksOf(premium, 'page').at(-1)?.id).toBe('method');
  const basic = typesReport(answers, 'EN', 'basic');
  const held = basic.parts.filter(({ locked }) => !locked).flatMap(({ blocks }) => blocks);
  expect(held.filter(({ block }) => block === 'page').at(-1)).toMatchObject({ id: 'method' });
});
