import { useState } from 'react';
import { useWords } from '../shell/words.tsx';
import { downloadFile } from './download.ts';
import styles from './files.module.css';
import type { OrderFile } from './use-files.ts';

export interface FileProps {
  file: OrderFile;
  orderNumber: string;
  look: () => Promise<OrderFile[] | undefined>;
}

/** One filled button a screen: the report is what was bought. */
const looks: Readonly<Record<OrderFile['kind'], string>> = {
  report: 'button',
  answers: 'button button--quiet',
  certificate: 'button button--quiet',
  workbook: 'button button--quiet',
};

/** One file: its name, and the button that saves it. */
export function FileDownload({ file, orderNumber, look }: FileProps) {
  const t = useWords('report.files');
  const [state, setState] = useState<'idle' | 'downloading' | 'saved' | 'failed'>('idle');

  /** The address is short-lived: a fresh one is asked for at the press. */
  const download = async () => {
    if (state === 'downloading') return;
    setState('downloading');
    const fresh = (await look())?.find((other) => other.kind === file.kind);
    const saved = fresh?.url ? await downloadFile(fresh.url, orderNumber, file.name) : false;
    setState(saved ? 'saved' : 'failed');
  };

  return (
    <>
      {file.state === 'ready' ? (
        <button
          type="button"
          className={looks[file.kind]}
          aria-disabled={state === 'downloading'}
          onClick={() => void download()}
        >
          {t('downloadNamed', { name: t(file.kind) })}
        </button>
      ) : (
        <p className="soft">{t('making')}</p>
      )}
      <p role="status" className={state === 'failed' ? styles.bad : 'soft'}>
        {state === 'downloading' && t('downloading')}
        {state === 'saved' && t('saved', { file: file.name })}
        {state === 'failed' && t('failed')}
      </p>
    </>
  );
}
