import type { ReactNode } from 'react';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import { Hero } from './hero.tsx';
import type { Shown } from './landing-page.tsx';
import { Offer } from './offer.tsx';
import { PageHead } from './page-head.tsx';
import { Reasons } from './questions.tsx';
import { TestArt } from './test-art.tsx';

/** Any test, by what it says of itself. */
export function AboutTest({ packages, opening, art = <TestArt /> }: Shown & { art?: ReactNode }) {
  const t = useWords('landing.why');
  const { exam } = useExam();
  return (
    <>
      <PageHead title={`${exam.name} · Sixgates`} description={exam.about.lead} />
      <Hero packages={packages} opening={opening} art={art} />
      <Offer packages={packages} />
      <Reasons
        reasons={
          // Practice gives no score that would need its range.
          exam.goods === 'workbook'
            ? [
                { title: t('freshSet'), text: t('freshSetText') },
                { title: t('yours'), text: t('yoursSetText') },
              ]
            : [
                { title: t('interval'), text: t('intervalText') },
                { title: t('yours'), text: t('yoursText') },
              ]
        }
      />
    </>
  );
}
