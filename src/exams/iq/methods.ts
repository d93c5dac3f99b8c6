import type { Variety } from '#locale/locales.ts';
import type { PlainMethods } from '../exam.ts';
import { comparedWith } from '../kit/facts.ts';
import { normOf } from '../kit/frame.ts';
import { kitWords } from '../kit/words/index.ts';
import type { Edition } from './edition.ts';
import type { IqNorm } from './norms/norm.ts';
import { iqWords } from './words/index.ts';
import { iqReportWords } from './words/report/index.ts';

/** How an edition measures by a norm, for everybody. */
export function methods(edition: Edition, norm: IqNorm, locale: Variety): PlainMethods {
  const { title } = iqReportWords[edition.describedAs][locale].world.method;
  const words = iqWords[locale];
  const { method, limits } = words.chapter;
  // Reports tell of a sitting that is over; here it is told to whoever may sit.
  const open: Partial<Record<Edition['describedAs'], string>> = method.open;
  const ownNorm = normOf(norm, words.norm);
  return {
    title,
    chapters: [
      {
        title: method.openTitle,
        paragraphs: [open[edition.describedAs] ?? method.form[edition.describedAs]],
      },
      {
        title: kitWords[locale].facts.norm,
        paragraphs: [comparedWith(ownNorm, locale), limits.three],
      },
    ],
  };
}
