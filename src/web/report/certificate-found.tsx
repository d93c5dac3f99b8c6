import { useFormatter } from 'use-intl';
import type { Certificate, CertifiedResult } from '#contract/certificates.ts';
import { useWords } from '../shell/words.tsx';
import { Curve } from '../ui/curve.tsx';
import { Facts } from '../ui/facts.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './certificate-check.module.css';
import { roundedScore } from './row-gauge.tsx';

/** What a genuine certificate says, to be compared with the paper. */
export function CertificateFound({ certificate }: { certificate: Certificate }) {
  const t = useWords('certificate.check');
  const document = useWords('certificate.document');
  const format = useFormatter();
  const { holderName, test, takenAt, result, norm, code } = certificate;
  const said = useResultRows(result);
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
              [t('taken'), format.dateTime(new Date(takenAt), { dateStyle: 'long' })],
              ...said,
              [t('code'), code],
              [t('norm'), norm],
            ]}
          />
          <p className="small soft">{document('limits')}</p>
        </div>
        <Drawn result={result} />
      </div>
    </div>
  );
}

function useResultRows(result: CertifiedResult): string[][] {
  const t = useWords('certificate');
  const overview = useWords('report.overview');
  if (result.kind === 'portrait') return [[t('document.character'), result.name]];
  const { at, low, high } = roundedScore(result);
  return [
    [t('check.score'), String(at), overview('intervalRange', { low, high })],
    [t('check.band'), result.band],
  ];
}

function Drawn({ result }: { result: CertifiedResult }) {
  const t = useWords('report.overview');
  if (result.kind === 'portrait') {
    return (
      <Picture picture={result.picture} sizes="(min-width: 62em) 28rem, 100vw" className={styles.picture} />
    );
  }
  const { scale } = result;
  const { at, low, high } = roundedScore(result);
  const label = t('curve', { value: at, low, high, middle: scale.mean });
  return <Curve className={styles.curve} low={low} high={high} at={at} scale={scale} label={label} />;
}
