import { useEffect, useState } from 'react';
import { mayReload } from './reload-guard.ts';
import { readSession, writeSession } from './session.ts';
import styles from './watches.module.css';
import { useWords } from './words.tsx';

const checkMilliseconds = 5 * 60_000;

interface Props {
  build: string;
  /** While a test is taken, nobody is asked to reload. */
  quiet: boolean;
}

/** Asks now and then whether the server has a newer build; offers it, and never reloads under a visitor's hands. */
export function BuildWatch({ build, quiet }: Props) {
  const t = useWords('shell.build');
  const [stale, setStale] = useState(false);

  useEffect(() => {
    if (quiet) return;
    const check = async () => {
      if (document.hidden) return;
      const answer = await fetch('/build.json', { cache: 'no-store' }).catch(() => undefined);
      if (!answer?.ok) return;
      const current: unknown = await answer.json().catch(() => undefined);
      setStale(
        typeof current === 'object' && current !== null && 'build' in current && current.build !== build,
      );
    };
    const timer = setInterval(check, checkMilliseconds);
    return () => clearInterval(timer);
  }, [build, quiet]);

  useEffect(() => {
    globalThis.addEventListener('vite:preloadError', reloadOnce);
    return () => globalThis.removeEventListener('vite:preloadError', reloadOnce);
  }, []);

  if (!stale || quiet) return null;
  return (
    <p role="status" className={styles.banner}>
      {t('text')}{' '}
      <a href={globalThis.location?.href} onClick={() => globalThis.location.reload()}>
        {t('reload')}
      </a>
    </p>
  );
}

/** A chunk of an older build is gone from the server: the new page names the new ones. */
function reloadOnce(event: Event): void {
  if (!navigator.onLine || !mayReload(readSession('reloaded-for-chunk'), Date.now())) return;
  event.preventDefault();
  writeSession('reloaded-for-chunk', String(Date.now()));
  globalThis.location.reload();
}
