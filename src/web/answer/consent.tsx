import type { ExamSummary } from '#contract/exams.ts';
import { ProtocolLink } from '../shell/protocols.tsx';
import { useWords } from '../shell/words.tsx';
import styles from './start.module.css';

interface Props {
  consent: NonNullable<ExamSummary['consent']>;
  /** The visitor went on without it. */
  missing: boolean;
}

/** What a sensitive test asks the visitor to agree to: said in full, and never agreed to beforehand. */
export function Consent({ consent, missing }: Props) {
  const t = useWords('shell.legal');
  return (
    <section className={`sheet ${styles.consent}`} aria-labelledby="consent-title">
      <h2 id="consent-title">{consent.title}</h2>
      <p id="consent-text">{consent.text}</p>
      <p>
        <ProtocolLink id="privacy">{t('privacy')}</ProtocolLink>
      </p>
      <label className={`check ${styles.agree}`}>
        <input
          type="checkbox"
          name="consent"
          value="yes"
          required
          aria-invalid={missing}
          aria-describedby={missing ? 'consent-text consent-needed' : 'consent-text'}
        />
        <span>{consent.agree}</span>
      </label>
      <div role="alert" className={styles.needed}>
        <p id="consent-needed" className="field__error" hidden={!missing}>
          {consent.needed}
        </p>
      </div>
    </section>
  );
}
