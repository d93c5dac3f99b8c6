import { data, useSearchParams } from 'react-router';
import { hostOf } from '../host.server.ts';
import { NextTests } from '../order/next-tests.tsx';
import { useAddress, useAddressOf } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import type { Handle } from '../shell/handle.ts';
import { LoadFailed } from '../shell/load-failed.tsx';
import { useWords } from '../shell/words.tsx';
import { useCurrentTab } from '../ui/use-current-tab.ts';
import type { Route } from './+types/info';
import { Belonging } from './belonging.tsx';
import styles from './info.module.css';
import { loadCentre } from './info.server.ts';
import { personOf } from './person.server.ts';
import { inTab, isOfTest, tabOf, tabs } from './tabs.ts';
import { Token } from './token.tsx';

export const handle = { route: 'user-info', private: true } satisfies Handle;

export async function loader(args: Route.LoaderArgs) {
  const centre = await loadCentre(hostOf(args.context), await personOf(args));
  return centre ? { centre } : data({ centre: undefined }, 503);
}

type Centre = NonNullable<Awaited<ReturnType<typeof loadCentre>>>;

/** The personal centre: every test and purchase of an account. */
export default function InfoScreen({ loaderData }: Route.ComponentProps) {
  const t = useWords('user.info');
  const results = useWords('results');
  const { centre } = loaderData;
  const address = useAddress();
  if (!centre) return <LoadFailed />;
  const { person, member, begins, mayJoin, free, newest, next } = centre;
  return (
    <div className={`wrap ${styles.page}`}>
      <Token uid={person.id} />
      <title>{t('title')}</title>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="lede">{t('hello', { name: person.nickname ?? person.name })}</p>
        {member && <p>{t('member')}</p>}
        {begins && <p>{t('begins')}</p>}
        <p className={styles.links}>
          <a href={address('/user/results')}>{results('title')}</a>
          <a href={address('/user/setting')}>{t('settings')}</a>
          <a href={address('/user/resources')}>{t('resources')}</a>
          {mayJoin && <a href={address('/member')}>{t('activate')}</a>}
        </p>
      </div>
      <div className={styles.body}>
        <Tests list={centre.list.filter(isOfTest)} />
        <Memberships list={centre.list.filter((one) => !isOfTest(one))} />
        <FreeTests tests={free} />
        {newest && next.length > 0 && <NextTests tests={next} after={newest.name} />}
      </div>
    </div>
  );
}

function Tests({ list }: Pick<Centre, 'list'>) {
  const t = useWords('user.info');
  const address = useAddress();
  const [search] = useSearchParams();
  const current = tabOf(search, list);
  const shown = inTab(list, current);
  const strip = useCurrentTab(tabs.indexOf(current));
  const empty = {
    completed: 'emptyCompleted',
    uncompleted: 'emptyUncompleted',
    pending: 'emptyPending',
  } as const;
  return (
    <section aria-labelledby="tests">
      <h2 id="tests">{t('tabs')}</h2>
      <nav ref={strip} className="tabs fading" aria-label={t('tabs')}>
        {tabs.map((tab) => (
          <a
            key={tab}
            href={address('/user/info', { tab })}
            aria-current={tab === current ? 'page' : undefined}
          >
            {t(tab, { count: inTab(list, tab).length })}
          </a>
        ))}
      </nav>
      {shown.length === 0 ? (
        <p className={`soft ${styles.empty}`}>{t(empty[current])}</p>
      ) : (
        <ul role="list" className={styles.list}>
          {shown.map((one) => (
            <Belonging key={one.orderNumber ?? one.sittingId} one={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** What was paid for a membership, apart from the tests. */
function Memberships({ list }: Pick<Centre, 'list'>) {
  const t = useWords('user.info');
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="memberships">
      <h2 id="memberships">{t('memberships')}</h2>
      <ul role="list" className={`${styles.list} ${styles.opened}`}>
        {list.map((one) => (
          <Belonging key={one.orderNumber} one={one} />
        ))}
      </ul>
    </section>
  );
}

function FreeTests({ tests }: { tests: Centre['free'] }) {
  const t = useWords('user.info');
  const { market } = useExam();
  const address = useAddressOf();
  if (tests.length === 0) return null;
  return (
    <section aria-labelledby="free" className={styles.free}>
      <h2 id="free">{t('freeTitle')}</h2>
      <p className="soft">{t('freeText')}</p>
      <ul role="list">
        {tests.map(({ examId, name, goods, taken }) => (
          <li key={examId}>
            <a href={address('/answer/start', `${market}-${examId}`)}>
              {t(taken ? 'again' : 'start', { name, goods })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
