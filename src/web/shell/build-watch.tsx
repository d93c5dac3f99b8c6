import { useEffect, useState } from 'react';
import styles from './watches.module.css';
import { useWords } from './words.tsx';

const checkMilliseconds = 5 * 60_000;

/** A page that has just been reloaded for a missing chunk is not reloaded again so soon (specification, section 9). */
const reloadGuardMilliseconds = 10_000;
const reloadKey = 'reloaded-for-chunk';

/** Asks now and then whether the server has a newer build; offers it, and never reloads under a visitor's hands. */
export function BuildWatch({ build }: { build: string }) {
  const t = useWords('shell.build');
  const [stale, setStale] = useState(false);

  useEffect(() => {
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
  }, [build]);

  useEffect(() => {
    globalThis.addEventListener('vite:preloadError', reloadOnce);
    return () => globalThis.removeEventListener('vite:preloadError', reloadOnce);
  }, []);

  if (!stale) return null;
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
  const last = Number(globalThis.sessionStorage.getItem(reloadKey) ?? 0);
  if (Date.now() - last < reloadGuardMilliseconds || !navigator.onLine) return;
  event.preventDefault();
  globalThis.sessionStorage.setItem(reloadKey, String(Date.now()));
  globalThis.location.reload();
}
