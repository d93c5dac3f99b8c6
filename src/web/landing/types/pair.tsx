import { useAddress } from '../../shell/addresses.ts';
import { Boot } from '../../shell/boot.tsx';
import { useExam } from '../../shell/exam.tsx';
import type { Handle } from '../../shell/handle.ts';
import { useWords, WordsProvider } from '../../shell/words.tsx';
import { Closing } from '../closing.tsx';
import { Notice } from '../notice.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/pair';
import { TypeCards } from './cards.tsx';
import styles from './types.module.css';
import { loadPair } from './types.server.ts';

export const handle = { route: 'tests', scripts: false } satisfies Handle;

export const loader = (visit: Route.LoaderArgs) => loadPair(visit);

/** Two types together: what comes easily to them, axis by axis. */
export default function PairScreen({ loaderData }: Route.ComponentProps) {
  const { words, prefetch, pair } = loaderData;
  return (
    <WordsProvider words={words}>
      <Boot prefetch={prefetch} />
      <Pair pair={pair} />
      <Notice />
    </WordsProvider>
  );
}

function Pair({ pair: { types, chapters } }: Pick<Awaited<ReturnType<typeof loadPair>>, 'pair'>) {
  const t = useWords('types');
  const address = useAddress();
  const { reference } = useExam();
  const [one, other] = types;
  const values = {
    code: one.code.toUpperCase(),
    other: other.code.toUpperCase(),
    name: one.name,
    otherName: other.name,
  };
  const title = t('pairTitle', values);
  return (
    <>
      <PageHead title={`${title} · Sixgates`} description={t('pairDescription', values)} />
      <article className={`wrap ${styles.page}`}>
        <div className={styles.top}>
          <header className={styles.title}>
            <h1>{title}</h1>
            <p className="lede">{t('pairLead', values)}</p>
          </header>
          <TypeCards
            reference={reference}
            types={one.code === other.code ? [one] : [one, other]}
            label={title}
            level={2}
          />
        </div>
        <div className={styles.told}>
          {chapters.map(({ axis, letters: [first, second], paragraph }) => (
            <section key={axis}>
              <h2>{t('axis', { axis, one: first, two: second })}</h2>
              <p>{paragraph}</p>
            </section>
          ))}
          <p className="soft">{t('more')}</p>
        </div>
        <p>
          <a href={address('/tests/types')}>{t('all')}</a>
        </p>
      </article>
      <Closing title={t('endTitle')} lead={t('endLead')} />
    </>
  );
}
