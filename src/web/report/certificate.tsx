import { useEffect, useRef, useState } from 'react';
import type { HeldCertificate } from '#contract/reports.ts';
import { useLocale, useWords } from '../shell/words.tsx';
import styles from './certificate.module.css';
import { CertificateForm } from './certificate-form.tsx';
import { FileDownload, type FileProps } from './file-download.tsx';
import { Withdrawal } from './withdrawal.tsx';

interface Props extends FileProps {
  /** Null while it has no name. */
  held: HeldCertificate | null;
  /** The order of the certificate alone; null where the report's holds it. */
  paidBy: string | null;
  heading: 'h2' | 'h3';
  onNamed: (held: HeldCertificate) => void;
}

/** The certificate of a report: first the name that is to stand on it, then the file and where others check it. */
export function Certificate({ held, paidBy, heading: Heading, onNamed, ...props }: Props) {
  const t = useWords('certificate.make');
  const locale = useLocale();
  const [changing, setChanging] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = held !== null && !changing;
  const wasForm = useRef(!shown);

  // The form that had the focus is gone: what came of it is read out instead.
  useEffect(() => {
    if (shown && wasForm.current) title.current?.focus();
    wasForm.current = !shown;
  }, [shown]);

  const close = () => setChanging(false);
  return (
    <div className={styles.certificate}>
      <Heading ref={title} tabIndex={-1}>
        {shown
          ? t.rich('holder', { name: held.holderName, bdi: (written) => <bdi>{written}</bdi> })
          : t('title')}
      </Heading>
      {shown ? (
        <>
          <div className={styles.row}>
            <FileDownload {...props} />
            <button type="button" className="button button--quiet" onClick={() => setChanging(true)}>
              {t('change')}
            </button>
          </div>
          <p className="small soft">
            {t('address')}
            <br />
            <a href={`${held.checkUrl}?hl=${locale}`}>{held.checkUrl.replace(/^https?:\/\//, '')}</a>
          </p>
        </>
      ) : (
        <CertificateForm
          orderNumber={props.orderNumber}
          holderName={held?.holderName}
          onNamed={(named) => {
            onNamed(named);
            close();
          }}
          onKeep={held ? close : undefined}
        />
      )}
      {paidBy !== null && <Withdrawal orderNumber={paidBy} name={t('withdraw')} />}
    </div>
  );
}
