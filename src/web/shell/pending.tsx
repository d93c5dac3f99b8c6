import { useNavigation } from 'react-router';
import styles from './watches.module.css';
import { useWords } from './words.tsx';

/** The next page is on its way; seen only when that takes longer than 200 ms (watches.module.css). */
export function Pending() {
  const t = useWords('shell.loading');
  if (useNavigation().state === 'idle') return null;
  return <div className={styles.pending} role="status" aria-label={t('page')} />;
}
