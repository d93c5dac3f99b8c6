import { useWords } from '../../shell/words.tsx';
import { Closing } from '../closing.tsx';
import { Counts } from '../counts.tsx';
import { Hero } from '../hero.tsx';
import { Levels } from '../home/levels.tsx';
import type { Shown } from '../landing-page.tsx';
import { Offer } from '../offer.tsx';
import { PageHead } from '../page-head.tsx';
import { Questions, Reasons } from '../questions.tsx';
import { TriedPattern } from '../try/tried-pattern.tsx';
import { Countries } from './countries.tsx';
import { Globe } from './globe.tsx';
import styles from './world.module.css';

const asked = ['free', 'norm', 'exact', 'again', 'medical'] as const;

/** The IQ test around the world: who took it where, and what such numbers cannot say. */
export function AboutWorld({ packages, scores, countries }: Shown) {
  const t = useWords('world');
  const shared = useWords('landing');
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description')} />
      <Hero
        packages={packages}
        art={<Globe />}
        className={styles.hero}
        title={t('hero.title')}
        lead={t('hero.lead')}
      />
      <TriedPattern title={t('try.title')} lead={t('try.lead')} />
      <Countries countries={countries} />
      <section className={styles.plain} aria-labelledby="plain">
        <div className="wrap section">
          <h2 id="plain">{t('why.title')}</h2>
          <dl className={styles.reasons}>
            {(['sample', 'norm', 'words'] as const).map((name) => (
              <div key={name}>
                <dt className="display">{t(`why.${name}`)}</dt>
                <dd>{t(`why.${name}Text`)}</dd>
              </div>
            ))}
          </dl>
          <Counts scored />
        </div>
      </section>
      {scores && <Levels classes={scores.classes} />}
      <Offer packages={packages} />
      <Reasons
        reasons={(['interval', 'fresh', 'yours'] as const).map((name) => ({
          title: shared(`why.${name}`),
          text: shared(`why.${name}Text`),
        }))}
      />
      <Questions
        title={shared('faq.title')}
        asked={asked.map((name) => ({ title: shared(`faq.${name}`), text: shared(`faq.${name}Text`) }))}
      />
      <Closing title={t('end.title')} lead={t('end.lead')} />
    </>
  );
}
