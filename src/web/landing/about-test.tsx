import type { Sku } from '#contract/catalogue.ts';
import { useExam } from '../shell/exam.tsx';
import { Hero } from './hero.tsx';
import { Offer } from './offer.tsx';
import { PageHead } from './page-head.tsx';
import { Reasons } from './questions.tsx';

/** Any test, by what it says of itself. */
export function AboutTest({ packages }: { packages: readonly Sku[] }) {
  const { exam } = useExam();
  return (
    <>
      <PageHead title={`${exam.name} · Sixgates`} description={exam.about.lead} />
      <Hero packages={packages} />
      <Offer packages={packages} />
      <Reasons fresh={false} />
    </>
  );
}
