import {
  type DrawnChange,
  type DrawnRelation,
  drawChangeStep,
  drawRelations,
} from '#drawing/items/analogies/steps.ts';
import type { Variety } from '#locale/locales.ts';
import {
  type AnalogyFigure,
  angleOf,
  type RelationFigure,
} from '#psychometrics/generate/analogies/figures.ts';
import type { AnalogyItem, ChangeItem, ChangeRule } from '#psychometrics/generate/analogies/item.ts';
import { sentence } from '../../../words.ts';
import type { DrawnStep } from '../../family.ts';
import { signed } from '../series/explain.ts';
import { type AnalogyWords, analogyWords } from './words/index.ts';

const degreesOf = (eighths: number): number => eighths * 45;

/** What each rule changes of a figure. */
const changed: Readonly<Record<ChangeRule['change'], readonly string[]>> = {
  motion: ['turn', 'mirrored'],
  exchange: ['outer', 'inner'],
  shade: ['shade'],
  dots: ['dots'],
};

/** A figure with what one rule has made of it, taken from the answer, in which all of them are at work. */
const made = ({ change }: ChangeRule, before: AnalogyFigure, answer: AnalogyFigure): AnalogyFigure => ({
  ...before,
  ...Object.fromEntries(Object.entries(answer).filter(([name]) => changed[change].includes(name))),
});

/** How a rule is drawn at the figure that it has changed. */
function marked(rule: ChangeRule, from: AnalogyFigure): Partial<DrawnChange> {
  if (rule.change === 'dots') return { more: rule.more };
  if (rule.change !== 'motion') return {};
  const { motion } = rule;
  if (motion.kind === 'turn') return { moved: { from, by: degreesOf(motion.eighths) } };
  return { moved: { from, by: motion.axis === 'vertical' ? 'upright' : 'level' } };
}

function captionOf(rule: ChangeRule, locale: Variety): string {
  const { step } = analogyWords[locale];
  if (rule.change !== 'motion') return step[rule.change];
  if (rule.motion.kind === 'mirror') return step.mirror;
  const { eighths } = rule.motion;
  const way = Math.abs(eighths) === 4 ? 'halfTurn' : eighths > 0 ? 'clockwise' : 'anticlockwise';
  return sentence(locale, step[way], { degrees: Math.abs(degreesOf(eighths)) });
}

/** The third figure as it stands, and after each rule: at last it is the answer. */
function changeSteps({ shown: [, , start], options, key, rules }: ChangeItem, locale: Variety): DrawnStep[] {
  const answer = options[key] as AnalogyFigure;
  let figure: AnalogyFigure = start;
  const steps = rules.map((rule, at): DrawnStep => {
    const before = figure;
    figure = made(rule, before, answer);
    const svg = drawChangeStep({ figure, ...marked(rule, before), answer: at === rules.length - 1 });
    return { svg, alt: '', caption: captionOf(rule, locale) };
  });
  return [{ svg: drawChangeStep({ figure: start }), alt: '' }, ...steps];
}

/** How the parts of a figure stand to each other, in numbers. */
export function toldOf(figure: RelationFigure): DrawnRelation['told'] {
  const compared = (from: number, to: number) => ({ from, way: signed(to - from), to });
  switch (figure.kind) {
    case 'pair': {
      const { large, small, largeBlack } = figure;
      return largeBlack ? compared(small, large) : compared(large, small);
    }
    case 'dots':
      return compared(figure.sides, figure.dots);
    case 'hands':
      return { degrees: degreesOf(angleOf(figure)), start: degreesOf(figure.long) };
  }
}

/** What is written under each figure is said once, under all of them. */
const related = (figures: readonly RelationFigure[], framed: number, { key }: AnalogyWords): DrawnStep[] => [
  {
    svg: drawRelations(
      figures.map((figure, at) => ({ figure, told: toldOf(figure), framed: at === framed })),
    ),
    alt: '',
    ...(figures[0] && { caption: key[figures[0].kind] }),
    wide: true,
    halved: true,
  },
];

/** The way to the right answer in drawings: at most four. */
export function analogySteps(item: AnalogyItem, locale: Variety): DrawnStep[] {
  switch (item.kind) {
    case 'change':
      return changeSteps(item, locale);
    case 'class':
      return related(
        [...item.shown, item.options[item.key] as RelationFigure],
        item.shown.length,
        analogyWords[locale],
      );
    case 'odd':
      return related(item.shown, item.key, analogyWords[locale]);
  }
}
