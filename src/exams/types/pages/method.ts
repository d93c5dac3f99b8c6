import type { Block } from '#contract/blocks.ts';
import { languageTags } from '#locale/locales.ts';
import { prose } from '../../kit/prose.ts';
import { norm } from '../norm.ts';
import { leafOf, type Telling } from '../telling.ts';

/** How the type was found, and what it cannot say. */
export function methodPage({ result, words, write, locale }: Telling): Block[] {
  const { method } = words.report;
  const two = new Intl.NumberFormat(languageTags[locale], { minimumFractionDigits: 2 });
  const chapter = (id: string, title: string, text: string) =>
    prose({ id: `method-${id}`, title, paragraphs: [text] });
  return [
    leafOf('method', method.title),
    chapter('asked', method.askedTitle, method.asked),
    chapter('model', method.modelTitle, method.model),
    chapter('norm', method.normTitle, write(method.norm, { reliability: two.format(norm.reliability) })),
    chapter('types', method.typesTitle, method.types),
    chapter('limits', method.limitsTitle, method.limits),
    chapter(
      'versions',
      method.versionsTitle,
      write(method.versions, { pack: result.packVersion, norm: result.normVersion }),
    ),
  ];
}
