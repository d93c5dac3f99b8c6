import type { Variety } from '#locale/locales.ts';
import { type AnalogyFigure, fewestSides } from '#psychometrics/generate/analogies/figures.ts';
import type { AnalogyItem } from '#psychometrics/generate/analogies/item.ts';
import { sentence } from '../../../words.ts';
import type { DescribedItem } from '../../family.ts';
import { type AnalogyWords, analogyWords } from './words/index.ts';

/** What one figure shows, part by part. */
function partsOf(figure: AnalogyFigure, words: AnalogyWords['figure'], locale: Variety): readonly string[] {
  const named = (message: string, list: readonly string[], at: number) =>
    sentence(locale, message, { name: list[at] ?? '' });
  switch (figure.kind) {
    case 'glyph': {
      const { glyph, mirrored, turn, shade, dots } = figure;
      return [
        words.glyph[glyph] ?? '',
        ...(mirrored ? [words.mirrored] : []),
        words.turn[turn] ?? '',
        words.shade[shade] ?? '',
        ...(dots > 0 ? [sentence(locale, words.dotsBelow, { dots })] : []),
      ];
    }
    case 'nested':
      return [
        named(words.outer, words.shape, figure.outer),
        named(words.inner, words.shape, figure.inner),
        words.shade[figure.shade] ?? '',
        words.bead[figure.bead] ?? '',
      ];
    case 'pair': {
      const { large, small, largeBlack, corner } = figure;
      // Not by colour: the ink is dark on paper and light on a dark screen.
      const [empty = '', , filled = ''] = words.shade;
      return [
        named(words.large, words.polygon, large - fewestSides),
        largeBlack ? filled : empty,
        words.corner[corner] ?? '',
        named(words.small, words.polygon, small - fewestSides),
        largeBlack ? empty : filled,
      ];
    }
    case 'hands':
      return [
        words.frame[figure.frame] ?? '',
        named(words.long, words.direction, figure.long),
        named(words.short, words.direction, figure.short),
      ];
    case 'dots':
      return [
        words.polygon[figure.sides - fewestSides] ?? '',
        words.stands[figure.tilt] ?? '',
        words.tint[figure.tint] ?? '',
        sentence(locale, words.dotsWithin, { dots: figure.dots }),
      ];
  }
}

/** What is asked and shown: everything that is drawn, and nothing of the rules. */
export function describeAnalogy(item: AnalogyItem, locale: Variety): DescribedItem {
  const { prompt, stem, figure: words } = analogyWords[locale];
  const describe = (figure: AnalogyFigure) => partsOf(figure, words, locale).join(words.partSeparator);
  const shown = item.shown.map(describe);
  const together = (from: number, to: number) => shown.slice(from, to).join(words.cellSeparator);
  switch (item.kind) {
    case 'change': {
      const [a = '', b = '', c = ''] = shown;
      return {
        prompt: prompt.change,
        stem: sentence(locale, stem.change, { a, b, c }),
        options: item.options.map(describe),
      };
    }
    case 'class':
      return {
        prompt: prompt.class,
        stem: sentence(locale, stem.class, { figures: together(0, 5) }),
        options: item.options.map(describe),
      };
    case 'odd':
      return {
        prompt: prompt.odd,
        stem: sentence(locale, stem.odd, { above: together(0, 3), below: together(3, 6) }),
        options: item.options.map((place) => words.place[place] ?? ''),
      };
  }
}
