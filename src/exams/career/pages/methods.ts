import type { Block } from '#contract/blocks.ts';
import { numberFormat } from '#locale/formatters.ts';
import type { Variety } from '#locale/locales.ts';
import { languageTags } from '#locale/locales.ts';
import type { PlainMethods } from '../../exam.ts';
import { leafOf } from '../../kit/leaf.ts';
import { plainMethods, type Versions, versionNames } from '../../kit/methods.ts';
import { prose } from '../../kit/prose.ts';
import { sentence } from '../../words.ts';
import { norm, reliabilities, version } from '../norm.ts';
import { careerWords } from '../words/index.ts';
import type { Telling } from './telling.ts';

type MethodsTelling = Pick<Telling, 'locale' | 'words' | 'write'> & { readonly result: Versions };

/** How it was measured, and what it cannot say. */
export function methodsPage({ locale, result, words, write }: MethodsTelling): Block[] {
  const { title, what, model, norm: compared, codes, limits } = words.report.methods;
  const values = Object.values(reliabilities);
  const decimal = numberFormat(languageTags[locale], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return [
    leafOf('method', title),
    prose({ id: 'what', title: what.title, paragraphs: [what.text] }),
    prose({
      id: 'model',
      title: model.title,
      paragraphs: [
        write(model.text, {
          lowest: decimal.format(Math.min(...values)),
          highest: decimal.format(Math.max(...values)),
        }),
        model.code,
        write(model.versions, versionNames(result)),
      ],
    }),
    prose({ id: 'codes-source', title: codes.title, paragraphs: [codes.text] }),
    prose({
      id: 'norm',
      title: compared.title,
      paragraphs: [words.test.norm],
    }),
    prose({ id: 'limits', title: limits.title, paragraphs: [limits.text] }),
  ];
}

/** The same for everybody, by the test in force. */
export function methods(locale: Variety): PlainMethods {
  return plainMethods(
    methodsPage({
      locale,
      words: careerWords[locale],
      write: (message, values) => sentence(locale, message, values),
      result: { packVersion: version, normVersion: norm.id },
    }),
  );
}
