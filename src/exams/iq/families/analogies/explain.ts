import type { Variety } from '#locale/locales.ts';
import { paragraphOf } from '#locale/sentences.ts';
import { angleOf, type RelationFigure, sidesMore } from '#psychometrics/generate/analogies/figures.ts';
import type { AnalogyItem, ChangeRule } from '#psychometrics/generate/analogies/item.ts';
import { sentence, type WordValues } from '../../../words.ts';
import { type AnalogyWords, analogyWords } from './words/index.ts';

type Said<Words> = readonly [keyof Words, WordValues?];

const degrees = (eighths: number): number => Math.abs(eighths) * 45;

function changeSaid(rule: ChangeRule, words: AnalogyWords): Said<AnalogyWords['rule']> {
  switch (rule.change) {
    case 'motion': {
      const { motion } = rule;
      if (motion.kind === 'mirror') return [motion.axis === 'vertical' ? 'mirrorAcross' : 'mirrorDown'];
      if (Math.abs(motion.eighths) === 4) return ['halfTurn'];
      return [motion.eighths > 0 ? 'clockwise' : 'anticlockwise', { degrees: degrees(motion.eighths) }];
    }
    case 'exchange':
      return ['exchange'];
    case 'shade':
      return ['filling', { from: words.fillingName[rule.from] ?? '', to: words.fillingName[rule.to] ?? '' }];
    case 'dots':
      return [rule.more > 0 ? 'moreDots' : 'fewerDots', { dots: Math.abs(rule.more) }];
  }
}

/** What a figure is an example of. */
function relationSaid(figure: RelationFigure): Said<AnalogyWords['relation']> {
  switch (figure.kind) {
    case 'pair': {
      const more = sidesMore(figure);
      return [more > 0 ? 'moreSides' : 'fewerSides', { sides: Math.abs(more) }];
    }
    case 'hands': {
      const angle = angleOf(figure);
      return [angle > 0 ? 'clockwise' : 'anticlockwise', { degrees: degrees(angle) }];
    }
    case 'dots': {
      const more = figure.dots - figure.sides;
      return [more > 0 ? 'moreDots' : 'fewerDots', { dots: Math.abs(more) }];
    }
  }
}

/**
 * What a figure has in common with others, in whole sentences.
 *
 * @param alsoLarger whether it belongs to that which of its two polygons is the larger one
 */
export function commonText(figure: RelationFigure, locale: Variety, alsoLarger = true): string {
  const { rule, relation } = analogyWords[locale];
  const [name, values] = relationSaid(figure);
  const said = sentence(locale, relation[name], values);
  if (figure.kind !== 'pair' || !alsoLarger) return said;
  const larger = figure.largeBlack ? rule.filledIsLarge : rule.filledIsSmall;
  return paragraphOf(locale, [sentence(locale, larger), said]);
}

/** Why the right answer is right: the item's own rules in words, one sentence each. */
export function explainAnalogy(item: AnalogyItem, locale: Variety): string {
  const words = analogyWords[locale];
  const say = (said: Said<AnalogyWords['rule']>) => sentence(locale, words.rule[said[0]], said[1]);
  const common = (figure: RelationFigure | undefined, alsoLarger: boolean) =>
    figure ? [commonText(figure, locale, alsoLarger)] : [];
  const sentences = () => {
    switch (item.kind) {
      case 'change':
        return item.rules.map((rule) => say(changeSaid(rule, words)));
      case 'class':
        return [say(['class']), ...common(item.shown[0], true)];
      case 'odd': {
        const other = item.shown.find((_, at) => at !== item.key);
        const place = words.figure.place[item.key] ?? '';
        return [say(['odd']), ...common(other, false), say(['exception', { place }])];
      }
    }
  };
  return paragraphOf(locale, sentences());
}

/** Why a wrong option is wrong, by how it was made; empty for the right one. */
export function explainWrongAnalogy({ faults }: AnalogyItem, choice: number, locale: Variety): string {
  const fault = faults[choice];
  return fault ? analogyWords[locale].wrong[fault] : '';
}
