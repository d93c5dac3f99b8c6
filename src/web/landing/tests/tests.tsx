import type { TestList } from '../../landings.ts';
import { useAddress } from '../../shell/addresses.ts';
import type { Handle } from '../../shell/handle.ts';
import { useWords, WordsProvider } from '../../shell/words.tsx';
import { Boot } from '../boot.tsx';
import { Notice } from '../notice.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/tests';
import type { Test } from './doors.server.ts';
import { Doors } from './doors.tsx';
import { HouseArt } from './house.tsx';
import styles from './tests.module.css';
import { loadTests } from './tests.server.ts';

export const handle = { route: 'tests', scripts: false, header: 'night' } satisfies Handle;

export const loader = (visit: Route.LoaderArgs) => loadTests(visit);

/** The house: every test behind a door of its own, with what it takes, what is free and what a report costs. */
export default function TestsScreen({ loaderData }: Route.ComponentProps) {
  const { words, prefetch, ...shown } = loaderData;
  return (
    <WordsProvider words={words}>
      <Boot prefetch={prefetch} />
      <Tests {...shown} />
      <Notice />
    </WordsProvider>
  );
}

interface Props {
  list: TestList;
  lists: readonly TestList[];
  tests: readonly Test[];
}

function Tests({ list, lists, tests }: Props) {
  const t = useWords('tests');
  const address = useAddress();
  const said = {
    tests: { name: t('all'), title: t('title'), lead: t('lead') },
    'tests/types': { name: t('types'), title: t('types'), lead: t('typesLead') },
    'tests/professional': { name: t('professional'), title: t('professional'), lead: t('professionalLead') },
  } satisfies Record<TestList, unknown>;
  const { title, lead } = said[list];
  return (
    <div className={styles.house} data-scheme="dark" data-theme="universe">
      <PageHead title={`${title} · Sixgates`} description={t('description')} />
      <div className={`wrap ${styles.page}`}>
        <div className={styles.head}>
          <h1>{title}</h1>
          <p className="lede">{lead}</p>
        </div>
        {lists.length > 1 && (
          <nav className={`tabs ${styles.lists}`} aria-label={t('kinds')}>
            {lists.map((other) => (
              <a key={other} href={address(`/${other}`)} aria-current={other === list ? 'page' : undefined}>
                {said[other].name}
              </a>
            ))}
          </nav>
        )}
        <Doors tests={tests} />
      </div>
      <HouseArt />
    </div>
  );
}
