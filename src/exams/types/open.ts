import { type TypeCard, type TypeCode, typeCodes } from '#contract/types.ts';
import type { Variety } from '#locale/locales.ts';
import type { OpenTypes } from '../exam.ts';
import { axes, codeOf, letterAt, otherSide, sidesOf } from './axes.ts';
import { togetherOn } from './pairs.ts';
import { picturedAs } from './pictured.ts';
import { wordsOf } from './words/index.ts';

const cardOf = (code: TypeCode, locale: Variety): TypeCard => {
  const { name, tagline } = wordsOf(locale).profiles[code];
  return { code, name, tagline, picture: picturedAs(code) };
};

/**
 * What everybody may read of the sixteen types: who they are and what they are good at. What a report is bought for (blind
 * spots, work, love, friendship, growth, degrees, what helps between two) is not in it.
 */
export const openTypes: OpenTypes = {
  cover: { set: 'gates', name: 'mirror', alt: '' },

  all: (locale) => typeCodes.map((code) => cardOf(code, locale)),

  one(code, locale) {
    const words = wordsOf(locale);
    const { summary, portrait, strengths } = words.profiles[code];
    const sides = sidesOf(code);
    return {
      ...cardOf(code, locale),
      summary,
      portrait: [...portrait],
      strengths: strengths.map(({ title }) => title),
      letters: axes.map((axis) => {
        const { name, about, ...poles } = words.axes[axis];
        return { letter: letterAt(axis, sides[axis]), name: poles[sides[axis]].name, axis: name, about };
      }),
      near: axes.map((axis) => cardOf(codeOf({ ...sides, [axis]: otherSide(sides[axis]) }), locale)),
    };
  },

  pair(one, other, locale) {
    const words = wordsOf(locale);
    const [own, theirs] = [sidesOf(one), sidesOf(other)];
    return {
      types: [cardOf(one, locale), cardOf(other, locale)],
      chapters: axes.map((axis) => ({
        axis: words.axes[axis].name,
        letters: [letterAt(axis, own[axis]), letterAt(axis, theirs[axis])],
        paragraph: togetherOn(words, axis, own[axis], theirs[axis])[0] as string,
      })),
    };
  },
};
