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
import { stressWords } from '../words/index.ts';
import type { Telling } from './telling.ts';

type MethodsTelling = Pick<Telling, 'locale' | 'words' | 'write' | 'decimal'> & { readonly result: Versions };

/** How it was measured, and what it cannot say. */
export function methodsPage({ locale, result, words, write, decimal }: MethodsTelling): Block[] {
  const { title, what, model, norm: compared, limits } = words.report.methods;
  const values = Object.values(reliabilities);
  const ownNorm = normOf(norm, words.test.norm);
  return [
    leafOf('method', title),
    prose({ id: 'what', title: what.title, paragraphs: [what.text] }),
    prose({
      id: 'model',
      title: model.title,
      paragraphs: [
        write(model.text, {
          total: decimal(norm.reliability),
          lowest: decimal(Math.min(...values)),
          highest: decimal(Math.max(...values)),
        }),
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

/** The same for everybody, by the test in force. */
export function methods(locale: Variety): PlainMethods {
  const number = numberFormat(languageTags[locale], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return plainMethods(
    methodsPage({
      locale,
      words: stressWords[locale],
      write: (message, values) => sentence(locale, message, values),
      decimal: (value) => number.format(value),
      result: { packVersion: version, normVersion: norm.id },
    }),
  );
}
