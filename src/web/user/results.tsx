import { data } from 'react-router';
import type { DataOf } from '#contract/call.ts';
import { resultList } from '#contract/results.ts';
import { hostOf } from '../host.server.ts';
import { useAddress, useAddressOf } from '../shell/addresses.ts';
import { useDay } from '../shell/day.ts';
import type { Handle } from '../shell/handle.ts';
import { LoadFailed } from '../shell/load-failed.tsx';
import { useWords } from '../shell/words.tsx';
import { NumberTable } from '../ui/number-table.tsx';
import type { Route } from './+types/results';
import { personOf } from './person.server.ts';
import styles from './results.module.css';
import { ScorePlace } from './score-place.tsx';
import { Token } from './token.tsx';

export const handle = { route: 'user-results', private: true } satisfies Handle;

export async function loader(args: Route.LoaderArgs) {
  const { id: uid } = await personOf(args);
  const results = await hostOf(args.context).call(resultList);
  return results.ok ? { uid, results: results.data } : data({ uid, results: undefined }, 503);
}

type Test = DataOf<typeof resultList>[number];

/** What somebody has learned about themselves: all results of all tests, and what has changed since the last time. */
export default function ResultsScreen({ loaderData }: Route.ComponentProps) {
  const t = useWords('results');
  const setting = useWords('user.setting');
  const address = useAddress();
  const { results } = loaderData;
  if (!results) return <LoadFailed />;
  return (
    <div className={`wrap ${styles.page}`}>
      <Token uid={loaderData.uid} />
      <title>{t('title')}</title>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="lede">{t('lead')}</p>
      </div>
      {results.length === 0 && <p className="soft">{t('empty')}</p>}
      {results.map((test) => (
        <section key={test.appExamId} aria-labelledby={test.appExamId} className={styles.test}>
          <h2 id={test.appExamId}>{test.name}</h2>
          <ol role="list" className={styles.takes}>
            {test.takes.map((take) => (
              <Take key={take.orderNumber} test={test} take={take} />
            ))}
          </ol>
        </section>
      ))}
      <p>
        <a href={address('/user/info')}>{setting('back')}</a>
      </p>
    </div>
  );
}

type Compared = Extract<Test['takes'][number]['change'], { kind: 'compared' }>;

/** Each part of a result with its interval, beside the last one's. */
function Parts({ parts }: Pick<Compared, 'parts'>) {
  const t = useWords('results');
  const rows = parts.map(({ name, now, last }) => ({ label: name, cells: [now, last] }));
  return (
    <div className={styles.parts}>
      <NumberTable stacked table={{ columns: [t('now'), t('last')], rows }} />
    </div>
  );
}

function Take({ test, take }: { test: Test; take: Test['takes'][number] }) {
  const t = useWords('results');
  const info = useWords('user.info');
  const day = useDay();
  const address = useAddressOf();
  const { orderNumber, unlocked, curve, change } = take;
  const date = day(take.takenAt);
  const path = unlocked ? '/report/result' : '/report/result-free-test';
  return (
    <li className={styles.take}>
      <p className="soft">{info('taken', { date, goods: test.goods })}</p>
      <div className={styles.told}>
        <dl className={styles.facts}>
          {take.facts.map(({ label, value }) => (
            <div key={label ?? value}>
              {label && <dt>{label}</dt>}
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {curve && <ScorePlace drawing={curve} />}
        {take.caution && (
          <details className="more">
            <summary>{t('careful')}</summary>
            <p className="soft">{take.caution}</p>
          </details>
        )}
        {change?.kind === 'compared' && (
          <>
            <p>
              {change.ranges} <strong>{change.verdict}</strong>
            </p>
            {change.parts.length > 0 && <Parts parts={change.parts} />}
          </>
        )}
        {change?.kind === 'otherVersion' && <p className="soft">{t('otherVersion')}</p>}
        <p>
          <a href={address(path, `${test.countryCode}-${test.appExamId}`, { orderNumber })}>
            {info(unlocked ? 'view' : 'free', { goods: test.goods })}
            <span className="visually-hidden"> {`${test.name}, ${date}`}</span>
          </a>
        </p>
      </div>
    </li>
  );
}
