import { SamplePages } from '../../order/sample-pages.tsx';
import { useWords } from '../../shell/words.tsx';
import { Closing } from '../closing.tsx';
import { Counts } from '../counts.tsx';
import { Hero } from '../hero.tsx';
import type { Shown } from '../landing-page.tsx';
import { PageHead } from '../page-head.tsx';
import { Questions, Reasons } from '../questions.tsx';
import { Scene } from '../try/scene.tsx';
import { TriedPattern } from '../try/tried-pattern.tsx';
import styles from './free.module.css';
import { OpenDoor } from './open-door.tsx';
import { Tally } from './tally.tsx';

const promises = ['card', 'mail', 'trial', 'clock'] as const;

/** All tests by what is free of each: where the light of the open door falls. */
export function AboutFree({ packages, tests, scores, sample, opening }: Shown) {
  const t = useWords('free');
  const shared = useWords('landing');
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description')} />
      <Hero
        packages={packages}
        opening={opening}
        art={<OpenDoor />}
        className={styles.hero}
        title={t('hero.title')}
        lead={t('hero.lead')}
      />
      {scores && <TriedPattern title={t('try.title')} lead={t('try.lead')} />}
      {sample?.kind === 'picture' && (
        <Scene title={shared('try.picture.title')} lead={shared('try.picture.lead')} question={sample} />
      )}
      <Tally tests={tests} />
      <section className={styles.promises} aria-labelledby="promise">
        <div className="wrap section">
          <h2 id="promise">{t('promise.title')}</h2>
          <dl>
            {promises.map((name) => (
              <div key={name}>
                <dt className="display">{t(`promise.${name}`)}</dt>
                <dd>{t(`promise.${name}Text`)}</dd>
              </div>
            ))}
          </dl>
          <Counts scored={scores !== undefined} />
        </div>
      </section>
      <section className={`wrap section ${styles.why}`} aria-labelledby="gift">
        <h2 id="gift">{t('why.title')}</h2>
        <p className="lede">{t('why.text')}</p>
        <SamplePages />
      </section>
      <Reasons
        reasons={[
          { title: shared('why.interval'), text: shared('why.intervalText') },
          { title: shared('why.yours'), text: shared('why.yoursText') },
        ]}
      />
      <Questions
        title={shared('faq.title')}
        asked={[
          { title: shared('faq.free'), text: shared('faq.freeText') },
          { title: shared('faq.later'), text: shared('faq.laterText') },
        ]}
      />
      <Closing title={t('end.title')} lead={t('end.lead')} />
    </>
  );
}
