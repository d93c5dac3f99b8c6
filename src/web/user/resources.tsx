import { data } from 'react-router';
import { resourceList } from '#contract/privileges.ts';
import { hostOf } from '../host.server.ts';
import { OtherTests } from '../order/other-tests.tsx';
import { useAddress } from '../shell/addresses.ts';
import type { Handle } from '../shell/handle.ts';
import { LoadFailed } from '../shell/load-failed.tsx';
import { useWords } from '../shell/words.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import type { Route } from './+types/resources';
import { findPerson } from './person.server.ts';
import styles from './resources.module.css';

export const handle = { route: 'user-resources', private: true } satisfies Handle;

export async function loader(args: Route.LoaderArgs) {
  const [found, person] = await Promise.all([hostOf(args.context).call(resourceList), findPerson(args)]);
  const known = person !== undefined;
  return found.ok ? { known, found: found.data } : data({ known, found: undefined }, 503);
}

/** What members download; whoever is none sees what there is, and how it is unlocked. */
export default function ResourcesScreen({ loaderData }: Route.ComponentProps) {
  const t = useWords('user.resources');
  const info = useWords('user.info');
  const setting = useWords('user.setting');
  const address = useAddress();
  const { found, known } = loaderData;
  if (!found) return <LoadFailed />;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle title={t('title')}>
        <p className="lede">{found.begins ? info('begins') : t(found.member ? 'member' : 'lead')}</p>
        {!found.member && !found.begins && (
          <p>
            <a className="button" href={address('/member')}>
              {t('activate')}
            </a>
          </p>
        )}
      </PageTitle>
      <section aria-labelledby="papers">
        <h2 id="papers">{t('papersTitle')}</h2>
        <p className="soft">{t('papersText')}</p>
        <ul role="list" className={styles.list}>
          {found.papers.map(({ id, url }) => (
            <li key={id} className={styles.paper}>
              <h3>{t(`papers.${id}.title`)}</h3>
              <p>{t(`papers.${id}.text`)}</p>
              {url === null ? (
                <Locked />
              ) : (
                <p className={styles.files}>
                  <a href={url} download>
                    {t('pdf')}
                    <span className="visually-hidden"> {t(`papers.${id}.title`)}</span>
                  </a>
                </p>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="wallpapers">
        <h2 id="wallpapers">{t('wallpapers')}</h2>
        <p className="soft">{t('wallpapersText')}</p>
        <ul role="list" className={styles.list}>
          {found.list.map(({ id, files }) => (
            <li key={id}>
              <img
                src={`/pictures/gates/${id}-780.avif`}
                srcSet={`/pictures/gates/${id}-390.avif 390w, /pictures/gates/${id}-780.avif 780w`}
                sizes="(min-width: 62em) 24rem, 90vw"
                width={780}
                height={585}
                loading="lazy"
                alt=""
              />
              <h3>{t(id)}</h3>
              {files.length === 0 ? (
                <Locked />
              ) : (
                <p className={styles.files}>
                  {files.map(({ screen, url }) => (
                    <a key={screen} href={url} download>
                      {t(screen)}
                      <span className="visually-hidden"> {t(id)}</span>
                    </a>
                  ))}
                </p>
              )}
            </li>
          ))}
        </ul>
      </section>
      {known ? (
        <p>
          <a href={address('/user/info')}>{setting('back')}</a>
        </p>
      ) : (
        <OtherTests />
      )}
    </div>
  );
}

function Locked() {
  const t = useWords('user.resources');
  return (
    <p className={`soft ${styles.locked}`}>
      <Icon name="lock" /> {t('locked')}
    </p>
  );
}
