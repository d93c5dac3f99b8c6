import { useExam } from '../../shell/exam.tsx';
import { useWords } from '../../shell/words.tsx';
import { Closing } from '../closing.tsx';
import { Hero } from '../hero.tsx';
import { Interval } from '../home/interval.tsx';
import { Levels } from '../home/levels.tsx';
import { Measure } from '../home/measure.tsx';
import type { Shown } from '../landing-page.tsx';
import { Offer } from '../offer.tsx';
import { PageHead } from '../page-head.tsx';
import { Questions, Reasons } from '../questions.tsx';
import styles from './home-copy.module.css';
import { RangeArt } from './range-art.tsx';

const asked = ['free', 'exact', 'norm', 'again', 'later', 'medical'] as const;

/** The other variant of the first landing: it begins with the result, and comes to the questions last. */
export function AboutRange({ packages, scores }: Shown) {
  const t = useWords('landing');
  const copy = useWords('copies.home');
  const { exam } = useExam();
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description', { minutes: exam.minutes })} />
      <Hero
        packages={packages}
        art={<RangeArt halfWidth={scores?.halfWidth ?? 15} />}
        className={styles.hero}
        title={copy('title')}
        lead={copy('lead')}
      />
      <Offer packages={packages} />
      {scores && <Interval halfWidth={scores.halfWidth} />}
      {scores && <Levels classes={scores.classes} />}
      <Reasons
        reasons={(['interval', 'fresh', 'yours'] as const).map((name) => ({
          title: t(`why.${name}`),
          text: t(`why.${name}Text`),
        }))}
      />
      <Measure />
      <Questions
        title={t('faq.title')}
        asked={asked.map((name) => ({ title: t(`faq.${name}`), text: t(`faq.${name}Text`) }))}
      />
      <Closing title={t('end.title')} lead={t('end.lead')} />
    </>
  );
}
