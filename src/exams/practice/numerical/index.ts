import type { Variety } from '#locale/locales.ts';
import { untilSound } from '#psychometrics/generate/until-sound.ts';
import type { Random } from '#psychometrics/random.ts';
import { sentence } from '../../words.ts';
import type { ItemKind, PracticeItem } from '../item.ts';
import { missing, ratio, weightedMean } from './means.ts';
import { change, growth, reverse, share, successive } from './percentages.ts';
import { inverse, meanSpeed, proportion, together } from './rates.ts';
import type { Draft, Mistake, Template } from './template.ts';
import { numericalWords } from './words/index.ts';

/** In this order, which is part of what is stored: an addition goes to the end. */
export const templates: readonly Template[] = [
  proportion,
  share,
  change,
  ratio,
  missing,
  inverse,
  weightedMean,
  reverse,
  together,
  successive,
  growth,
  meanSpeed,
];

/** Rows are named by a letter, which is the same in every language. */
const nameOf = (row: number): string => String.fromCharCode(65 + row);

/** Wrong options beside the right one. */
const wrongCount = 4;

interface Option {
  readonly value: number;
  readonly mistake: Mistake | null;
}

/** The right number and wrong ones that differ from it and from each other; undefined where there are too few. */
function optionsOf({ answer, wrong }: Draft, count: number, least: number): Option[] | undefined {
  const options: Option[] = [{ value: answer, mistake: null }];
  for (const [value, mistake] of wrong) {
    const isNew = options.every((option) => option.value !== value);
    if (isNew && value >= least && options.length <= count) options.push({ value, mistake });
  }
  return options.length === count + 1 ? options : undefined;
}

/** A question of which one option, and no other, solves what it says. */
function made(template: Template, random: Random): { draft: Draft; options: Option[]; key: number } {
  const isOfRows = template.unit === 'row';
  return untilSound(
    random,
    (draw) => {
      const draft = template.draft(draw);
      const found = draft && (isOfRows ? optionsOf(draft, 3, 0) : optionsOf(draft, wrongCount, 1));
      if (!draft || !found) return undefined;
      const options = draw.shuffle(found);
      const right = options.flatMap(({ value }, at) => (draft.solves(value) ? [at] : []));
      const key = options.findIndex(({ mistake }) => mistake === null);
      return right.length === 1 && right[0] === key ? { draft, options, key } : undefined;
    },
    20_000,
  );
}

function itemOf(template: Template, random: Random): PracticeItem {
  const { draft, options, key } = made(template, random);
  const values = { ...draft.values, row: nameOf(draft.row ?? 0) };
  return {
    key,
    optionCount: options.length,
    show(locale) {
      const words = numericalWords[locale];
      const { unit } = template;
      return {
        kind: 'statements',
        prompt: sentence(locale, words.ask[template.name], values),
        ...(draft.grid && { table: tableOf(draft.grid, locale) }),
        options: options.map(({ value }) =>
          unit === 'row' ? nameOf(value) : sentence(locale, words.unit[unit], { value }),
        ),
      };
    },
    why: (locale) =>
      sumsInOneLine(
        sentence(locale, numericalWords[locale].why[template.name], { ...values, answer: draft.answer }),
      ),
    whyWrong(choice, locale) {
      const mistake = options[choice]?.mistake;
      return mistake ? sentence(locale, numericalWords[locale].mistake[mistake], values) : '';
    },
  };
}

/** A line that ends within a sum breaks it before its sign, where it is read twice. */
const sumsInOneLine = (text: string): string =>
  text.replace(/(?<=[\d%)]) ([+–−×÷=]) (?=[\d(])/gu, '\u00a0$1\u00a0');

function tableOf({ columns, rows }: NonNullable<Draft['grid']>, locale: Variety) {
  const { sold, year, number } = numericalWords[locale];
  const written = (value: number) => sentence(locale, number, { value });
  return {
    columns: columns.map((column) =>
      column === 0 ? sold : sentence(locale, year, { year: String(column) }),
    ),
    rows: rows.map((cells, at) => ({ label: nameOf(at), cells: cells.map(written) })),
  };
}

export const numericalKinds: readonly ItemKind[] = templates.map((template, at) => ({
  id: `n${String(at + 1).padStart(2, '0')}`,
  skill: 'numerical',
  family: 'sums',
  difficulty: template.difficulty,
  optionCount: template.unit === 'row' ? 4 : wrongCount + 1,
  make: (random) => itemOf(template, random),
}));
