import type { Certificate } from '#contract/certificates.ts';
import { EmblemDrawing } from '../order/emblem.tsx';
import { useDay } from '../shell/day.ts';
import { useWords } from '../shell/words.tsx';
import { Facts } from '../ui/facts.tsx';
import styles from './certificate-check.module.css';

/** What a genuine certificate says, to be compared with the paper. */
export function CertificateFound({ certificate }: { certificate: Certificate }) {
  const t = useWords('certificate.check');
  const document = useWords('certificate.document');
  const day = useDay();
  const { holderName, test, takenAt, result, norm, code } = certificate;
  return (
    <div className={`wrap ${styles.check}`}>
      <title>{t('genuine')}</title>
      <div className={styles.found}>
        <div className={styles.head}>
          <h1>{t('genuine')}</h1>
          <p className="lede">{t('lead')}</p>
          <Facts
            rows={[
              [t('holder'), holderName],
              [t('test'), test],
              [t('taken'), day(takenAt)],
              ...result.facts.map(({ label = '', value, text }) => [label, value, text] as const),
              [t('code'), code],
              [t('norm'), norm],
            ]}
          />
          <p className="small soft">{document('limits')}</p>
        </div>
        <EmblemDrawing
          drawing={result.drawing}
          sizes="(min-width: 62em) 28rem, 100vw"
          className={{ curve: styles.curve, axis: styles.curve, picture: styles.picture }}
        />
      </div>
    </div>
  );
}
