import type { Variety } from '#locale/locales.ts';
import { answersByQuestion } from '../../answers.ts';
import type { ReportInput, ScoredEstimate } from '../../exam.ts';
import { sentence, type WordValues } from '../../words.ts';
import { type BandKey, bandOf, type Way } from '../bands.ts';
import { type Facet, type Item, items } from '../items.ts';
import { type BrainResult, optionCount, polesOf } from '../score.ts';
import type { Chosen } from '../shape.ts';
import { type BrainWords, brainWords } from '../words/index.ts';
import { type PagesWords, pagesWords } from './words/index.ts';

/** What every page is told from. */
export interface Telling {
  readonly locale: Variety;
  readonly result: BrainResult;
  readonly answers: ReportInput['answers'];
  readonly words: BrainWords;
  readonly pages: PagesWords;
  readonly way: Way;
  readonly scoreOf: (side: Facet) => ScoredEstimate;
  /** The pole that was chosen; null where a choice was left open. */
  readonly poleOf: (item: Item) => 'left' | 'right' | null;
  /** How many choices of a side speak for each pole. */
  readonly chosenOf: (side: Facet) => Chosen;
  readonly write: (message: string, values?: WordValues) => string;
}

export function tellingOf({ result, answers, locale }: ReportInput<BrainResult>): Telling {
  const given = answersByQuestion(
    items.map(({ id }) => ({ id, optionCount })),
    answers,
  );
  const poleOf: Telling['poleOf'] = (item) => {
    const choice = given.get(item.id)?.choice ?? null;
    return choice === null ? null : (polesOf(item)[choice] ?? null);
  };
  return {
    locale,
    result,
    answers,
    words: brainWords[locale],
    pages: pagesWords[locale],
    way: wayOfBand[bandOf(result.score.value)],
    scoreOf: (side) => {
      const found = result.scales.find(({ id }) => id === side);
      if (!found) throw new Error(`A result has lost its side ${side}.`);
      return found;
    },
    poleOf,
    chosenOf: (side) => {
      const poles = items.filter(({ facet }) => facet === side).map(poleOf);
      const of = (pole: keyof Chosen) => poles.filter((one) => one === pole).length;
      return { left: of('left'), right: of('right') };
    },
    write: (message, values) => sentence(locale, message, values),
  };
}

const wayOfBand: Readonly<Record<BandKey, Way>> = {
  clearLeft: 'left',
  ratherLeft: 'left',
  middle: 'middle',
  ratherRight: 'right',
  clearRight: 'right',
};
