import { useCallback, useEffect, useState } from 'react';
import { useWords } from '../shell/words.tsx';
import { downloadFile } from './download.ts';
import styles from './files.module.css';
import type { OrderFile } from './use-files.ts';

export interface FileProps {
  file: OrderFile;
  orderNumber: string;
  /** Asks for the files, also for those that were never made. */
  have: () => Promise<OrderFile[] | undefined>;
}

/** One filled button a screen: what was bought, which is the report, or the workbook where there is none. */
const looks: Readonly<Record<OrderFile['kind'], string>> = {
  report: 'button',
  answers: 'button button--quiet',
  certificate: 'button button--quiet',
  workbook: 'button',
};

type State = 'idle' | 'downloading' | 'waiting' | 'saved' | 'failed';

/** One file: its name, and the button that has it made, where it was not yet, and saves it. */
export function FileDownload({ file, orderNumber, have }: FileProps) {
  const t = useWords('report.files');
  const [state, setState] = useState<State>('idle');
  const { kind, name } = file;
  const isBusy = state === 'downloading' || state === 'waiting';

  const save = useCallback(
    async (url: string | null | undefined) => {
      setState('downloading');
      const saved = url ? await downloadFile(url, orderNumber, name) : false;
      setState(saved ? 'saved' : 'failed');
    },
    [orderNumber, name],
  );

  /** The address is short-lived: a fresh one is asked for at the press. */
  const press = async () => {
    if (isBusy) return;
    setState('downloading');
    const fresh = (await have())?.find((other) => other.kind === kind);
    if (fresh?.state === 'making') setState('waiting');
    else await save(fresh?.url);
  };

  // What was pressed for is saved once it is there.
  const url = state === 'waiting' && file.state === 'ready' ? file.url : null;
  useEffect(() => {
    if (url !== null) void save(url);
  }, [url, save]);

  // The button stays while the file is made: whoever goes by keyboard would lose their place with it.
  return (
    <>
      <button type="button" className={looks[kind]} aria-disabled={isBusy} onClick={() => void press()}>
        {t('downloadNamed', { name: t(kind) })}
      </button>
      <p role="status" className={state === 'failed' ? styles.bad : 'soft'}>
        {state === 'downloading' && t('downloading')}
        {state === 'waiting' && t('making')}
        {state === 'saved' && t('saved', { file: name })}
        {state === 'failed' && t('failed')}
      </p>
    </>
  );
}
