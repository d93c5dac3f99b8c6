import { useState } from 'react';
import { useWords } from '../shell/words.tsx';
import { downloadFile, fileName } from './download.ts';
import styles from './files.module.css';
import type { OrderFile } from './use-files.ts';

interface Props {
  file: OrderFile;
  orderNumber: string;
  look: () => Promise<OrderFile[] | undefined>;
}

/** One file: its name, and the button that saves it. */
export function FileRow({ file, orderNumber, look }: Props) {
  const t = useWords('report.files');
  const [state, setState] = useState<'idle' | 'downloading' | 'saved' | 'failed'>('idle');

  /** The address is short-lived: a fresh one is asked for at the press. */
  const download = async () => {
    if (state === 'downloading') return;
    setState('downloading');
    const fresh = (await look())?.find((other) => other.kind === file.kind);
    const saved = fresh?.url ? await downloadFile(fresh.url, orderNumber) : false;
    setState(saved ? 'saved' : 'failed');
  };

  return (
    <li className={styles.file}>
      {file.state === 'ready' ? (
        <button
          type="button"
          className="button"
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
        {state === 'saved' && t('saved', { file: fileName(orderNumber) })}
        {state === 'failed' && t('failed')}
      </p>
    </li>
  );
}
