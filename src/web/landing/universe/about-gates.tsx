import { useExam } from '../../shell/exam.tsx';
import { useWords } from '../../shell/words.tsx';
import { Closing } from '../closing.tsx';
import { Hero } from '../hero.tsx';
import type { Shown } from '../landing-page.tsx';
import { Offer } from '../offer.tsx';
import { PageHead } from '../page-head.tsx';
import { Questions, Reasons } from '../questions.tsx';
import { Scene } from '../try/scene.tsx';
import { Doors } from './doors.tsx';
import { GateWalk } from './gate-walk.tsx';
import { Outcome } from './outcome.tsx';
import styles from './universe.module.css';

/** The subconscious test in full: the six gates, what comes of the walk, and what it cannot do. */
export function AboutGates({ packages, gates = [], sample }: Shown) {
  const t = useWords('universe');
  const shared = useWords('landing');
  const { exam } = useExam();
  const reasons = [
    { title: shared('why.interval'), text: shared('why.intervalText') },
    { title: t('why.own'), text: t('why.ownText') },
    { title: t('why.plain'), text: t('why.plainText') },
    { title: shared('why.yours'), text: shared('why.yoursText') },
  ];
  const asked = [
    { title: t('faq.sees'), text: t('faq.seesText') },
    { title: t('faq.diagnosis'), text: t('faq.diagnosisText') },
    { title: t('faq.exact'), text: t('faq.exactText') },
    { title: t('faq.private'), text: t('faq.privateText') },
    { title: shared('faq.free'), text: shared('faq.freeText') },
    { title: t('faq.again'), text: t('faq.againText') },
    { title: shared('faq.later'), text: shared('faq.laterText') },
  ];
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description', { minutes: exam.minutes })} />
      <Hero packages={packages} art={<Doors gates={gates} />} className={styles.hero} />
      {sample?.kind === 'picture' && (
        <Scene title={shared('try.picture.title')} lead={shared('try.picture.lead')} question={sample} />
      )}
      <GateWalk gates={gates} />
      <Outcome />
      <Offer packages={packages} />
      <Reasons reasons={reasons} />
      <Questions title={t('faq.title')} asked={asked} />
      <Closing title={t('end.title')} lead={t('end.lead')} />
    </>
  );
}
