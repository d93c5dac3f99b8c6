import {
  drawFiguresBeside,
  drawRelationsAlike,
  drawRelationsBeside,
  type WrongIn,
} from '#drawing/items/analogies/beside.ts';
import type { Variety } from '#locale/locales.ts';
import {
  type AnalogyFigure,
  angleOf,
  type GlyphFigure,
  type NestedFigure,
  type RelationFigure,
  sidesMore,
} from '#psychometrics/generate/analogies/figures.ts';
import type { AnalogyItem, ChangeItem, ClassItem, OddItem } from '#psychometrics/generate/analogies/item.ts';
import { sentence } from '../../../words.ts';
import type { DrawnStep } from '../../family.ts';
import { faultWords } from '../faults/words/index.ts';
import { commonText } from './explain.ts';
import { type AnalogyWords, analogyWords } from './words/index.ts';
import { toldOf } from './workings.ts';

/** A thing in which the chosen figure differs from the right one, with a figure of each that shows nothing else. */
interface Wrong {
  readonly name: string;
  readonly figures: readonly [yours: AnalogyFigure, right: AnalogyFigure];
  readonly said: readonly [yours: string, right: string];
  /** Dots that the chosen one has more than the right one. */
  readonly more?: number;
}

type Said<Figure> = (figure: Figure) => string;

/** @param own what of the chosen figure is wrong @param plain what else is left out of both */
function wrongIn<Figure extends AnalogyFigure>(
  name: string,
  {
    yours,
    right,
    own,
    plain,
  }: { yours: Figure; right: Figure; own: readonly (keyof Figure)[]; plain: Partial<Figure> },
  say: Said<Figure>,
): Wrong[] {
  if (own.every((part) => yours[part] === right[part])) return [];
  const taken = Object.fromEntries(own.map((part) => [part, yours[part]]));
  return [
    {
      name,
      figures: [
        { ...right, ...plain, ...taken },
        { ...right, ...plain },
      ],
      said: [say(yours), say(right)],
    },
  ];
}

function wrongInGlyph(yours: GlyphFigure, right: GlyphFigure, locale: Variety): Wrong[] {
  const { step, figure: words } = analogyWords[locale];
  const { turn, nothing } = faultWords[locale];
  const both = { yours, right };
  const pose: Said<GlyphFigure> = (one) =>
    [...(one.mirrored ? [words.mirrored] : []), words.turn[one.turn]].join(words.partSeparator);
  const dots: Said<GlyphFigure> = (one) =>
    one.dots === 0 ? nothing : sentence(locale, words.dotsBelow, { dots: one.dots });
  const mirrored = yours.mirrored !== right.mirrored;
  return [
    ...wrongIn(
      mirrored ? step.mirror : turn,
      { ...both, own: ['turn', 'mirrored'], plain: { shade: 0, dots: 0 } },
      pose,
    ),
    ...wrongIn(step.shade, { ...both, own: ['shade'], plain: { dots: 0 } }, fillOf(words)),
    ...wrongIn(step.dots, { ...both, own: ['dots'], plain: { shade: 0 } }, dots).map((wrong) => ({
      ...wrong,
      more: yours.dots - right.dots,
    })),
  ];
}

const fillOf =
  (words: AnalogyWords['figure']) =>
  ({ shade }: { readonly shade: number }): string =>
    words.shade[shade] ?? '';

function wrongInNested(yours: NestedFigure, right: NestedFigure, locale: Variety): Wrong[] {
  const { step, figure: words } = analogyWords[locale];
  const named = (message: string, at: number) => sentence(locale, message, { name: words.shape[at] ?? '' });
  const order: Said<NestedFigure> = ({ outer, inner }) =>
    [named(words.outer, outer), named(words.inner, inner)].join(words.partSeparator);
  const both = { yours, right };
  return [
    ...wrongIn(step.exchange, { ...both, own: ['outer', 'inner'], plain: { shade: 0 } }, order),
    ...wrongIn(step.shade, { ...both, own: ['shade'], plain: {} }, fillOf(words)),
  ];
}

/** Each change that is not the one shown, beside what it should be. */
function changeFaults({ options, key }: ChangeItem, choice: number, locale: Variety): DrawnStep[] {
  const [yours, right] = [options[choice], options[key]];
  const wrong =
    yours?.kind === 'glyph' && right?.kind === 'glyph'
      ? wrongInGlyph(yours, right, locale)
      : yours?.kind === 'nested' && right?.kind === 'nested'
        ? wrongInNested(yours, right, locale)
        : [];
  return wrong.map(({ name, figures, said, more }) => ({
    svg: drawFiguresBeside(...figures, more),
    alt: sentence(locale, faultWords[locale].compared, { name, yours: said[0], right: said[1] }),
    caption: name,
    pair: true,
  }));
}

/** Which of the two properties of a class a figure lacks that the right one has, and what they are called. */
function lacking(
  yours: RelationFigure,
  right: RelationFigure,
  locale: Variety,
): readonly [caption: string, wrong: WrongIn] {
  const { relation } = faultWords[locale];
  const none = { filled: false, relation: false };
  if (yours.kind === 'pair' && right.kind === 'pair') {
    const filled = yours.largeBlack !== right.largeBlack;
    const sides = sidesMore(yours) !== sidesMore(right);
    const caption = filled && sides ? relation.filledAndSides : filled ? relation.filled : relation.sides;
    return [caption, { filled, relation: sides }];
  }
  if (yours.kind === 'hands' && right.kind === 'hands') {
    const [one, other] = [angleOf(yours), angleOf(right)];
    const sense = Math.sign(one) !== Math.sign(other);
    const angle = Math.abs(one) !== Math.abs(other);
    return [
      sense && angle ? relation.senseAndAngle : sense ? relation.sense : relation.angle,
      { ...none, relation: sense || angle },
    ];
  }
  return ['', none];
}

const told = (figure: RelationFigure) => ({ figure, told: toldOf(figure) });

/** What five figures share and the chosen one lacks. */
function classFault({ options, key }: ClassItem, choice: number, locale: Variety): DrawnStep[] {
  const [yours, right] = [options[choice], options[key]];
  if (!yours || !right || choice === key) return [];
  const [caption, wrong] = lacking(yours, right, locale);
  const alt = sentence(locale, faultWords[locale].relation.said, {
    yours: commonText(yours, locale),
    right: commonText(right, locale),
  });
  return [{ svg: drawRelationsBeside(told(yours), told(right), wrong), alt, caption, pair: true }];
}

/** That the chosen figure has what another one has, too. */
function oddFault({ shown, key }: OddItem, choice: number, locale: Variety): DrawnStep[] {
  const yours = shown[choice];
  const other = shown.find((_, at) => at !== key && at !== choice);
  if (!yours || !other || choice === key) return [];
  const said = commonText(yours, locale, false);
  const alt = sentence(locale, faultWords[locale].relation.alike, { said });
  return [{ svg: drawRelationsAlike(told(yours), told(other)), alt, pair: true }];
}

/** What is wrong with a chosen figure, drawn. */
export function analogyFaults(item: AnalogyItem, choice: number, locale: Variety): DrawnStep[] {
  switch (item.kind) {
    case 'change':
      return changeFaults(item, choice, locale);
    case 'class':
      return classFault(item, choice, locale);
    case 'odd':
      return oddFault(item, choice, locale);
  }
}
