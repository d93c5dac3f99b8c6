import type { Sku } from '#contract/catalogue.ts';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { How } from './how.tsx';
import { Interval } from './interval.tsx';
import { Levels } from './levels.tsx';
import { Measure } from './measure.tsx';
import { Offer } from './offer.tsx';
import { PageHead } from './page-head.tsx';
import { Questions, Reasons } from './questions.tsx';

/** The IQ test in full: what it measures, where scores lie, and how sure they are. */
export function AboutIq({ packages }: { packages: readonly Sku[] }) {
  const t = useWords('landing.meta');
  const { exam } = useExam();
  return (
    <>
      <PageHead title={t('title')} description={t('description', { minutes: exam.minutes })} />
      <Hero packages={packages} />
      <Measure />
      <How />
      <Levels />
      <Interval />
      <Offer packages={packages} />
      <Reasons fresh />
      <Questions />
      <Closing />
    </>
  );
}
