import type { Block } from '#contract/blocks.ts';
import { numberFormat } from '#locale/formatters.ts';
import { languageTags, type Variety } from '#locale/locales.ts';
import type { PlainMethods } from '../../exam.ts';
import { leafOf } from '../../kit/leaf.ts';
import { plainMethods, type Versions, versionNames } from '../../kit/methods.ts';
import { prose } from '../../kit/prose.ts';
import { sentence } from '../../words.ts';
import { norm, version } from '../norm.ts';
import type { Telling } from '../telling.ts';
import { wordsOf } from '../words/index.ts';

type MethodsTelling = Pick<Telling, 'locale' | 'words' | 'write'> & { readonly result: Versions };

/** How the type was found, and what it cannot say. */
export function methodPage({ result, words, write, locale }: MethodsTelling): Block[] {
  const { method } = words.report;
  const two = numberFormat(languageTags[locale], { minimumFractionDigits: 2 });
  const chapter = (id: string, title: string, text: string) =>
    prose({ id: `method-${id}`, title, paragraphs: [text] });
  return [
    leafOf('method', method.title),
    chapter('asked', method.askedTitle, method.asked),
    chapter('model', method.modelTitle, method.model),
    chapter('norm', method.normTitle, write(method.norm, { reliability: two.format(norm.reliability) })),
    chapter('types', method.typesTitle, method.types),
    chapter('limits', method.limitsTitle, method.limits),
    chapter('versions', method.versionsTitle, write(method.versions, versionNames(result))),
  ];
}

/** The same for everybody, by the test in force. */
export function methods(locale: Variety): PlainMethods {
  return plainMethods(
    methodPage({
      locale,
      words: wordsOf(locale),
      write: (message, values) => sentence(locale, message, values),
      result: { packVersion: version, normVersion: norm.id },
    }),
  );
}
