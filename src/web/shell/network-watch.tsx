import { useOnline } from './online.ts';
import styles from './watches.module.css';
import { useWords } from './words.tsx';

/** Says so while the device has no network. */
export function NetworkWatch() {
  const t = useWords('support.network');
  const online = useOnline();
  return (
    <p role="status" className={online ? 'visually-hidden' : styles.banner}>
      {!online && t('disconnected')}
    </p>
  );
}
