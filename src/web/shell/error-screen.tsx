import { isRouteErrorResponse, useLocation, useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import { Gates } from '../ui/gates.tsx';
import { BlindGate } from './blind-gate.tsx';
import { Doors, doorsIn } from './doors.tsx';
import styles from './error-screen.module.css';
import { homeAddress, houseAddress } from './home.ts';
import { Reference } from './told-reference.tsx';
import { useLocale, useWords } from './words.tsx';

/** Status, what happened, and the one next step (specification, sections 2 and 8). */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useWords('shell.error');
  const nav = useWords('shell.nav');
  const footer = useWords('shell.footer');
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const config = useRouteLoaderData<typeof loader>('root')?.config;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const missing = status === 404;
  const kept = new URLSearchParams(search);
  return (
    <section className="wrap section stack">
      <title>{missing ? t('notFound', { path: pathname }) : t('load')}</title>
      {missing ? <BlindGate className={styles.blind} /> : <Gates lit={0} className={styles.gates} />}
      <p className="soft figures">{t('status', { status })}</p>
      <h1 className={styles.title}>{missing ? <Missing path={pathname} /> : t('load')}</h1>
      <p className="lede">{missing ? t('notFoundText') : t('loadText')}</p>
      <p className={styles.ways}>
        {missing ? (
          <>
            <a className="button" href={homeAddress(pathname, locale, config, kept)}>
              {t('home')}
            </a>
            <a className="button button--quiet" href={houseAddress(pathname, locale, config, { kept })}>
              {nav('tests')}
            </a>
          </>
        ) : (
          <a className="button" href={pathname + search}>
            {t('retry')}
          </a>
        )}
        <a
          className="button button--quiet"
          href={houseAddress(pathname, locale, config, { page: '/support', kept })}
        >
          {footer('support')}
        </a>
      </p>
      {missing && isRouteErrorResponse(error) && <Doors doors={doorsIn(error.data)} />}
      {!missing && <Reference />}
    </section>
  );
}

/** Where the path comes to stand. */
const place = '⁂';

/** The specification's sentence, with the path in it smaller: it may be of any length, and is no headline. */
function Missing({ path }: { path: string }) {
  const t = useWords('shell.error');
  const [before, after] = t('notFound', { path: place }).split(place);
  return (
    <>
      {before}
      <span className={styles.path}>{path}</span>
      {after}
    </>
  );
}
