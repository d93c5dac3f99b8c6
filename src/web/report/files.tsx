import type { ReactNode } from 'react';
import { InEachLanguage } from '../shell/languages.tsx';
import { useWords } from '../shell/words.tsx';
import { Certificate } from './certificate.tsx';
import { CoverName } from './cover-name.tsx';
import { FileDownload } from './file-download.tsx';
import styles from './files.module.css';
import { type OrderFiles, useFiles } from './use-files.ts';
import { Withdrawal } from './withdrawal.tsx';

interface Props {
  orderNumber: string;
  /** As they came with the page. */
  served: OrderFiles | null;
  /** A part of the report, or a page of its own. */
  level: 'section' | 'page';
  /** Whether this order was paid for: from what a membership, a gift or another order opens nobody can withdraw here. */
  bought: boolean;
  /** What can be added. */
  children?: ReactNode;
}

/** The files that belong to the order: what is read, with the name on its cover and its languages; then the certificate. */
export function Files({ orderNumber, served, level, bought, children }: Props) {
  const t = useWords('report.files');
  const load = useWords('support.load');
  const held = useFiles(orderNumber, served);
  const { files, certificate, certificateOrder, failed, look, have, takeCertificate } = held;
  const certificates = (files ?? []).filter(({ kind }) => kind === 'certificate');
  const books = (files ?? []).filter(({ kind }) => kind !== 'certificate');
  const Heading = level === 'page' ? 'h1' : 'h2';
  return (
    <section id="files" className={styles.files} aria-labelledby="files-title">
      <Heading id="files-title" className={level === 'section' ? 'visually-hidden' : undefined}>
        {t('title')}
      </Heading>
      <p className="soft">{t('lead')}</p>
      {files === undefined && !failed && <p className={`${styles.loading} soft`}>{load('loading')}</p>}
      <noscript>
        <p className="notice">{t('noScript')}</p>
      </noscript>
      {failed && (
        <div className={`notice notice--bad ${styles.failed}`} role="alert">
          <p>{load('failed')}</p>
          <button type="button" className="button button--small button--quiet" onClick={() => void look()}>
            {load('retry')}
          </button>
        </div>
      )}
      {files?.length === 0 && (
        <div className={styles.failed}>
          <p>{t('empty')}</p>
          <button type="button" className="button button--small button--quiet" onClick={() => void look()}>
            {t('look')}
          </button>
        </div>
      )}
      {books.length > 0 && (
        <>
          <ul className={styles.list} role="list">
            {books.map((file) => (
              <li key={file.name} className={styles.file}>
                <FileDownload file={file} orderNumber={orderNumber} have={have} />
              </li>
            ))}
          </ul>
          <CoverName orderNumber={orderNumber} coverName={held.coverName} onNamed={held.takeCover} />
          <details className={`more ${styles.languages}`}>
            <summary>{t('otherLanguage')}</summary>
            <p className="soft">{t('otherLanguageText')}</p>
            <nav aria-label={t('otherLanguage')}>
              <InEachLanguage />
            </nav>
          </details>
        </>
      )}
      {certificates.map((file) => (
        <div key={file.name} className={styles.file}>
          <Certificate
            held={certificate}
            paidBy={certificateOrder}
            heading={level === 'page' ? 'h2' : 'h3'}
            file={file}
            orderNumber={orderNumber}
            have={have}
            onNamed={takeCertificate}
          />
        </div>
      ))}
      {children}
      {bought && <Withdrawal orderNumber={orderNumber} />}
    </section>
  );
}
