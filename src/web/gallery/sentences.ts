import type { BlockKind, BlockOf } from '#contract/blocks.ts';
import { useWords } from '../shell/words.tsx';

/** One of each kind. */
export type BlocksByKind = { readonly [Kind in BlockKind]: BlockOf<Kind> };

/** What stands for the words of a report: short terms, sentences and questions of the product's own, in the page's language. */
export interface Sentences {
  readonly terms: readonly [string, string, string, string, string, string];
  readonly titles: Readonly<Record<keyof typeof titles, string>>;
  readonly sentence: string;
  readonly paragraphs: readonly [string, string, string];
  readonly questions: readonly [string, string, string];
  /** What is to be seen. */
  readonly alt: string;
}

/** The title of each block that has one: regions of a page are told apart by their names. */
const titles = {
  scales: 'measure.title',
  profile: 'how.title',
  axes: 'levels.title',
  hexagon: 'interval.title',
  ladder: 'figures.title',
  progress: 'get.title',
  pair: 'why.title',
  prose: 'faq.title',
  card: 'end.title',
  story: 'try.picture.title',
  steps: 'how.quiet',
  methods: 'how.pace',
  page: 'how.read',
  specimen: 'faq.exact',
  notebook: 'faq.norm',
  locked: 'faq.later',
  exercises: 'get.free',
} as const;

export function useSentences(): Sentences {
  const t = useWords('landing');
  return {
    terms: [
      t('measure.figures'),
      t('measure.series'),
      t('measure.analogies'),
      t('measure.spatial'),
      t('levels.score'),
      t('levels.name'),
    ],
    titles: Object.fromEntries(
      Object.entries(titles).map(([kind, title]) => [kind, t(title)]),
    ) as Sentences['titles'],
    sentence: t('why.interval'),
    paragraphs: [t('why.intervalText'), t('why.freshText'), t('get.note', { goods: 'report' })],
    questions: [t('faq.free'), t('faq.again'), t('faq.medical')],
    alt: t('try.alt'),
  };
}

export const square =
  '<svg viewBox="0 0 40 40" width="96"><path fill="var(--figure-mid)" d="M4 4h32v32H4z"/></svg>';
export const circle =
  '<svg viewBox="0 0 40 40" width="96"><circle cx="20" cy="20" r="16" fill="var(--figure-mid)"/></svg>';
