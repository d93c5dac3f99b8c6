import type { TestList } from '../../landings.ts';
import { useAddress, useAddressOf } from '../../shell/addresses.ts';
import { Boot } from '../../shell/boot.tsx';
import { useExam } from '../../shell/exam.tsx';
import type { Handle } from '../../shell/handle.ts';
import { useWords, WordsProvider } from '../../shell/words.tsx';
import { Notice } from '../notice.tsx';
import { PageHead } from '../page-head.tsx';
import { TypeCards } from '../types/cards.tsx';
import shelf from '../types/types.module.css';
import type { Route } from './+types/tests';
import type { Test } from './doors.server.ts';
import { Doors } from './doors.tsx';
import { HouseArt } from './house.tsx';
import styles from './tests.module.css';
import { type Explained, loadTests } from './tests.server.ts';

export const handle = {
  route: 'tests',
  scripts: false,
  header: 'night',
  landing: 'universe',
} satisfies Handle;

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
  /** What one of the tests tells apart, where it is explained here. */
  types: Explained | undefined;
}

function Tests({ list, lists, tests, types }: Props) {
  const t = useWords('tests');
  const address = useAddress();
  const addressOf = useAddressOf();
  const { market } = useExam();
  const said = {
    tests: { name: t('all'), title: t('title'), lead: t('lead') },
    'tests/types': { name: t('types'), title: t('types'), lead: t('typesLead') },
    'tests/practice': { name: t('practice'), title: t('practice'), lead: t('practiceLead') },
    'tests/professional': { name: t('professional'), title: t('professional'), lead: t('professionalLead') },
  } satisfies Record<TestList, unknown>;
  const { title, lead } = said[list];
  return (
    <div className={styles.house} data-scheme="dark">
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
        {list === 'tests/practice' && tests[0] && (
          <p className={styles.order}>
            <a
              className="button button--quiet"
              href={addressOf('/store/course', `${market}-${tests[0].exam.examId}`)}
            >
              {t('course')}
            </a>
          </p>
        )}
        {types && <Types explained={types} />}
      </div>
      <HouseArt />
    </div>
  );
}

/** The types that one of the tests tells apart, each with its page. */
function Types({ explained: { examId, types } }: { explained: Explained }) {
  const t = useWords('types');
  const { market } = useExam();
  return (
    <section className={shelf.band} aria-labelledby="types">
      <div>
        <h2 id="types">{t('title')}</h2>
        <p className="lede">{t('lead')}</p>
      </div>
      <TypeCards types={types} reference={`${market}-${examId}`} label={t('title')} level={3} />
    </section>
  );
}
