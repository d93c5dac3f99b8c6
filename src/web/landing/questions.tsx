import { useWords } from '../shell/words.tsx';
import styles from './offer.module.css';

/** @param fresh whether every sitting has questions of its own */
export function Reasons({ fresh }: { fresh: boolean }) {
  const t = useWords('landing.why');
  const reasons = [
    [t('interval'), t('intervalText')],
    ...(fresh ? [[t('fresh'), t('freshText')]] : []),
    [t('yours'), t('yoursText')],
  ];
  return (
    <section className={`section wrap ${styles.why}`} aria-labelledby="why">
      <h2 id="why">{t('title')}</h2>
      <div className={styles.reasons}>
        {reasons.map(([reason, text]) => (
          <p key={reason}>
            <strong className="display">{reason}</strong> <span className="soft">{text}</span>
          </p>
        ))}
      </div>
    </section>
  );
}

export function Questions() {
  const t = useWords('landing.faq');
  const asked = [
    [t('free'), t('freeText')],
    [t('exact'), t('exactText')],
    [t('norm'), t('normText')],
    [t('again'), t('againText')],
    [t('later'), t('laterText')],
    [t('medical'), t('medicalText')],
  ];
  return (
    <section className={`section wrap ${styles.why} ${styles.asked}`} aria-labelledby="asked">
      <h2 id="asked">{t('title')}</h2>
      <div className={styles.questions}>
        {asked.map(([question, answer]) => (
          <details key={question}>
            <summary>{question}</summary>
            <p className="soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
