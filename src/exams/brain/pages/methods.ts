import type { Block } from '#contract/blocks.ts';
import { numberFormat } from '#locale/formatters.ts';
import type { Variety } from '#locale/locales.ts';
import { languageTags } from '#locale/locales.ts';
import type { PlainMethods } from '../../exam.ts';
import { leafOf } from '../../kit/leaf.ts';
import { plainMethods, type Versions, versionNames } from '../../kit/methods.ts';
import { prose } from '../../kit/prose.ts';
import { sentence } from '../../words.ts';
import type { Way } from '../bands.ts';
import { norm } from '../norm.ts';
import { version } from '../score.ts';
import { brainWords } from '../words/index.ts';
import type { Telling } from './telling.ts';
import { pagesWords } from './words/index.ts';

/** Of a side alone, and what a second sitting may differ by: as simulated (docs/measurement/brain.md). */
export const simulated = { side: 0.53, again: 15 } as const;

/** When a feeling can be trusted: said of deciding by what feels right, and of it alone. */
const ofFeeling =
  'Kahneman, D., & Klein, G. (2009). Conditions for intuitive expertise: A failure to disagree. American Psychologist, 64(6), 515–526.';

/** What is said on these pages of others' findings. */
const sources = [
  'Bock, R. D., & Mislevy, R. J. (1982). Adaptive EAP estimation of ability in a microcomputer environment. Applied Psychological Measurement, 6(4), 431–444.',
  ofFeeling,
  'Nielsen, J. A., Zielinski, B. A., Ferguson, M. A., Lainhart, J. E., & Anderson, J. S. (2013). An evaluation of the left-brain vs. right-brain hypothesis with resting state functional connectivity magnetic resonance imaging. PLoS ONE, 8(8), e71275.',
  'Pashler, H., McDaniel, M., Rohrer, D., & Bjork, R. (2008). Learning styles: Concepts and evidence. Psychological Science in the Public Interest, 9(3), 105–119.',
];

/** Those whose findings are told to somebody who decides this way. */
const sourcesOf = (deciding: Way): string[] =>
  sources.filter((source) => source !== ofFeeling || deciding === 'right');

type MethodsTelling = Pick<Telling, 'locale' | 'words' | 'write' | 'pages'> & {
  readonly result: Versions;
  /** Which way somebody decides; none where this is told to everybody. */
  readonly deciding?: Way;
};

/** How it was measured, and what it cannot say. */
export function methodsPage({ locale, result, words, pages, write, deciding }: MethodsTelling): Block[] {
  const { limits, method } = words.chapter;
  const decimal = numberFormat(languageTags[locale], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return [
    leafOf('method', method.title),
    prose({
      id: 'limits',
      title: limits.title,
      paragraphs: [limits.metaphor, limits.ability, pages.methods.learning, limits.decision],
    }),
    prose({
      id: 'method',
      title: method.title,
      paragraphs: [
        write(method.model, { reliability: decimal.format(norm.reliability) }),
        write(pages.methods.sides, { side: decimal.format(simulated.side) }),
        write(pages.methods.again, { again: simulated.again }),
        write(method.versions, versionNames(result)),
      ],
    }),
    prose({ id: 'sources-title', title: pages.methods.sources, paragraphs: [] }),
    { block: 'sources', items: deciding ? sourcesOf(deciding) : sources },
  ];
}

/** The same for everybody, by the test in force. */
export function methods(locale: Variety): PlainMethods {
  return plainMethods(
    methodsPage({
      locale,
      words: brainWords[locale],
      pages: pagesWords[locale],
      write: (message, values) => sentence(locale, message, values),
      result: { packVersion: version, normVersion: norm.id },
    }),
  );
}
