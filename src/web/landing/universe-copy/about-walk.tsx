import { useExam } from '../../shell/exam.tsx';
import { useWords } from '../../shell/words.tsx';
import { Closing } from '../closing.tsx';
import { Hero } from '../hero.tsx';
import type { Shown } from '../landing-page.tsx';
import { Offer } from '../offer.tsx';
import { PageHead } from '../page-head.tsx';
import { Questions, Reasons } from '../questions.tsx';
import { Sentence } from '../try/sentence.tsx';
import { GateWalk } from '../universe/gate-walk.tsx';
import { Outcome } from '../universe/outcome.tsx';
import { HourArt } from './hour-art.tsx';
import styles from './universe-copy.module.css';

const asked = ['sees', 'diagnosis', 'exact', 'private', 'again'] as const;

/** The other variant of the universe: one picture instead of six doors, and what one knows afterwards before the way there. */
export function AboutWalk({ packages, gates = [], sample }: Shown) {
  const t = useWords('universe');
  const shared = useWords('landing');
  const copy = useWords('copies.universe');
  const { exam } = useExam();
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description', { minutes: exam.minutes })} />
      <Hero
        packages={packages}
        art={<HourArt />}
        className={styles.hero}
        title={copy('title')}
        lead={copy('lead')}
      >
        {sample?.kind === 'picture' && <Sentence question={sample} />}
      </Hero>
      <Outcome />
      <Offer packages={packages} />
      <GateWalk gates={gates} />
      <Questions
        title={t('faq.title')}
        asked={asked.map((name) => ({ title: t(`faq.${name}`), text: t(`faq.${name}Text`) }))}
      />
      <Reasons
        reasons={[
          { title: t('why.plain'), text: t('why.plainText') },
          { title: shared('why.interval'), text: shared('why.intervalText') },
          { title: shared('why.yours'), text: shared('why.yoursText') },
        ]}
      />
      <Closing title={t('end.title')} lead={t('end.lead')} />
    </>
  );
}
