import type { Block } from '#contract/blocks.ts';
import { writtenReliability } from '../../kit/facts.ts';
import { normOf } from '../../kit/frame.ts';
import { prose } from '../../kit/prose.ts';
import { norm, reliabilities } from '../norm.ts';
import { leafOf } from './leaf.ts';
import type { Telling } from './telling.ts';

/** How it was measured, and what it cannot say. */
export function methodsPage({ locale, result, words, write, decimal }: Telling): Block[] {
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
        model.rare,
        write(model.versions, { pack: result.packVersion, norm: result.normVersion }),
      ],
    }),
    prose({
      id: 'norm',
      title: compared.title,
      paragraphs: [ownNorm.text, writtenReliability(ownNorm, locale)],
    }),
    prose({ id: 'limits', title: limits.title, paragraphs: [limits.text] }),
  ];
}
