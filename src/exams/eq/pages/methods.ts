import type { Block } from '#contract/blocks.ts';
import { numberFormat } from '#locale/formatters.ts';
import type { Variety } from '#locale/locales.ts';
import { languageTags } from '#locale/locales.ts';
import type { PlainMethods } from '../../exam.ts';
import { comparedWith } from '../../kit/facts.ts';
import { normOf } from '../../kit/frame.ts';
import { leafOf } from '../../kit/leaf.ts';
import { plainMethods, type Versions, versionNames } from '../../kit/methods.ts';
import { prose } from '../../kit/prose.ts';
import { sentence } from '../../words.ts';
import { norm, reliabilities, version } from '../norm.ts';
import type { EqResult } from '../result.ts';
import { pointScale } from '../score.ts';
import { eqWords } from '../words/index.ts';
import type { Telling } from './telling.ts';

type MethodsTelling = Pick<Telling, 'locale' | 'words' | 'write' | 'decimal'> & {
  readonly result: Versions;
  /** Whether to say why a total lies farther out than every branch. */
  readonly tellsRare: boolean;
};

/** Whether a total lies farther from the middle than each of its branches. */
const isFarOut = ({ score, scales }: EqResult): boolean => {
  const distanceOf = (value: number) => Math.abs(value - pointScale.mean);
  return scales.every(({ value }) => distanceOf(score.value) > distanceOf(value));
};

/** How it was measured, and what it cannot say. */
function methodsPage({ locale, result, words, write, decimal, tellsRare }: MethodsTelling): Block[] {
  const { title, what, credit, model, norm: compared, limits } = words.report.methods;
  const values = Object.values(reliabilities);
  const ownNorm = normOf(norm, words.test.norm);
  return [
    leafOf('method', title),
    prose({ id: 'what', title: what.title, paragraphs: [what.text] }),
    prose({ id: 'credit', title: credit.title, paragraphs: [credit.text] }),
    prose({
      id: 'model',
      title: model.title,
      paragraphs: [
        write(model.text, {
          total: decimal(norm.reliability),
          lowest: decimal(Math.min(...values)),
          highest: decimal(Math.max(...values)),
        }),
        ...(tellsRare ? [model.rare] : []),
        write(model.ranks, { spread: Math.round(pointScale.deviation * Math.sqrt(norm.reliability)) }),
        write(model.versions, versionNames(result)),
      ],
    }),
    prose({
      id: 'norm',
      title: compared.title,
      paragraphs: [comparedWith(ownNorm, locale)],
    }),
    prose({ id: 'limits', title: limits.title, paragraphs: [limits.text] }),
  ];
}

/** The same in a report: of the total only what is so of this one. */
export const ownMethodsPage = (telling: Telling): Block[] =>
  methodsPage({ ...telling, tellsRare: isFarOut(telling.result) });

/** The same for everybody, by the test in force. */
export function methods(locale: Variety): PlainMethods {
  const number = numberFormat(languageTags[locale], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return plainMethods(
    methodsPage({
      locale,
      words: eqWords[locale],
      write: (message, values) => sentence(locale, message, values),
      decimal: (value) => number.format(value),
      result: { packVersion: version, normVersion: norm.id },
      tellsRare: true,
    }),
  );
}
