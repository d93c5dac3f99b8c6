import { useExam } from '../../shell/exam.tsx';
import { useWords } from '../../shell/words.tsx';
import { Closing } from '../closing.tsx';
import { Counts } from '../counts.tsx';
import { Hero } from '../hero.tsx';
import type { Shown } from '../landing-page.tsx';
import { Offer } from '../offer.tsx';
import { PageHead } from '../page-head.tsx';
import { Questions, Reasons } from '../questions.tsx';
import { Scene } from '../try/scene.tsx';
import { Characters } from './characters.tsx';
import styles from './unconscious.module.css';
import { WaterArt } from './water.tsx';

const asked = ['sees', 'diagnosis', 'exact', 'private', 'again'] as const;

/** The subconscious test by what lies on either side of the water: one picture above it, nine characters below. */
export function AboutBelow({ packages, sample, characters = [] }: Shown) {
  const t = useWords('unconscious');
  const universe = useWords('universe');
  const shared = useWords('landing');
  const { exam } = useExam();
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description', { minutes: exam.minutes })} />
      <Hero
        packages={packages}
        art={<WaterArt />}
        className={styles.hero}
        title={t('hero.title')}
        lead={t('hero.lead')}
      />
      {sample?.kind === 'picture' && (
        <Scene title={t('surface.title')} lead={t('surface.lead')} question={sample} />
      )}
      <Characters characters={characters} />
      <section className={`section wrap ${styles.limits}`} aria-labelledby="limits">
        <h2 id="limits">{t('limits.title')}</h2>
        <div className="stack">
          <p className="lede">{t('limits.lead')}</p>
          <Counts scored={false} />
        </div>
      </section>
      <Offer packages={packages} />
      <Reasons
        reasons={[
          { title: universe('why.own'), text: universe('why.ownText') },
          { title: shared('why.interval'), text: shared('why.intervalText') },
          { title: shared('why.yours'), text: shared('why.yoursText') },
        ]}
      />
      <Questions
        title={shared('faq.title')}
        asked={asked.map((name) => ({ title: universe(`faq.${name}`), text: universe(`faq.${name}Text`) }))}
      />
      <Closing title={t('end.title')} lead={t('end.lead')} />
    </>
  );
}
