import { useWords } from '../../shell/words.tsx';
import { Closing } from '../closing.tsx';
import { Counts } from '../counts.tsx';
import { Hero } from '../hero.tsx';
import type { Shown } from '../landing-page.tsx';
import { Offer } from '../offer.tsx';
import { PageHead } from '../page-head.tsx';
import { Questions, Reasons } from '../questions.tsx';
import { Axes } from './axes.tsx';
import styles from './boy.module.css';
import { Sixteen } from './sixteen.tsx';

const asked = ['boxes', 'middle', 'retest', 'job', 'name', 'diagnosis'] as const;

/** The sixteen types in full: four axes by degrees, what lies in the middle, and what a type cannot say. */
export function AboutTypes({ packages, opening }: Shown) {
  const t = useWords('boy');
  const shared = useWords('landing');
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description')} />
      <Hero
        packages={packages}
        opening={opening}
        art={<Sixteen />}
        className={styles.hero}
        title={t('hero.title')}
        lead={t('hero.lead')}
      />
      <Axes />
      <section className={styles.how} aria-labelledby="how">
        <div className="wrap section">
          <h2 id="how">{t('how.title')}</h2>
          <ol className={styles.steps} role="list">
            {(['say', 'sum', 'read'] as const).map((step, place) => (
              <li key={step}>
                <span className={`display ${styles.number}`} aria-hidden="true">
                  {place + 1}
                </span>
                <h3>{t(`how.${step}`)}</h3>
                <p className="soft">{t(`how.${step}Text`)}</p>
              </li>
            ))}
          </ol>
          <Counts scored={false} />
        </div>
      </section>
      <Offer packages={packages} />
      <Reasons
        reasons={[
          { title: t('why.degree'), text: t('why.degreeText') },
          { title: t('why.open'), text: t('why.openText') },
          { title: shared('why.yours'), text: shared('why.yoursText') },
        ]}
      />
      <Questions
        title={shared('faq.title')}
        asked={[
          ...asked.map((name) => ({ title: t(`faq.${name}`), text: t(`faq.${name}Text`) })),
          { title: shared('faq.free'), text: shared('faq.freeText') },
        ]}
      />
      <Closing title={t('end.title')} lead={t('end.lead')} />
    </>
  );
}
