import { useExam } from '../../shell/exam.tsx';
import { useWords } from '../../shell/words.tsx';
import { Closing } from '../closing.tsx';
import { Hero } from '../hero.tsx';
import { HomeArt } from '../hero-art.tsx';
import type { Shown } from '../landing-page.tsx';
import { Offer } from '../offer.tsx';
import { PageHead } from '../page-head.tsx';
import { Questions, Reasons } from '../questions.tsx';
import { Countries } from '../world/countries.tsx';
import { How } from './how.tsx';
import { Interval } from './interval.tsx';
import { Levels } from './levels.tsx';
import { Measure } from './measure.tsx';

const asked = ['free', 'exact', 'norm', 'again', 'later', 'medical'] as const;

/** The IQ test in full: what it measures, where scores lie, and how sure they are. */
export function AboutIq({ packages, scores, countries }: Shown) {
  const t = useWords('landing');
  const { exam } = useExam();
  const reason = (name: 'interval' | 'fresh' | 'yours') => ({
    title: t(`why.${name}`),
    text: t(`why.${name}Text`),
  });
  const question = (name: (typeof asked)[number]) => ({
    title: t(`faq.${name}`),
    text: t(`faq.${name}Text`),
  });
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description', { minutes: exam.minutes })} />
      <Hero packages={packages} art={<HomeArt />} />
      <Measure />
      <How />
      {scores && <Levels classes={scores.classes} />}
      <Countries countries={countries} />
      {scores && <Interval halfWidth={scores.halfWidth} />}
      <Offer packages={packages} />
      <Reasons reasons={(['interval', 'fresh', 'yours'] as const).map(reason)} />
      <Questions title={t('faq.title')} asked={asked.map(question)} />
      <Closing title={t('end.title')} lead={t('end.lead')} />
    </>
  );
}
