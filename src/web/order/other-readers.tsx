import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import type { DataOf } from '#contract/call.ts';
import type { readerList } from '#contract/readers.ts';
import { useDay } from '../shell/day.ts';
import type { Problem } from '../shell/problem.ts';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { useWords } from '../shell/words.tsx';
import { browserName } from './browser-name.ts';
import styles from './other-readers.module.css';

export type OtherReader = DataOf<typeof readerList>[number];

/** What came of a press that sends somebody away. */
export type ReadingOutcome = { kind: 'readingEnded' } | { kind: 'readingProblem'; problem: Problem };

export const isReadingOutcome = <Other extends { kind: string }>(
  outcome: Other | ReadingOutcome | undefined,
): outcome is ReadingOutcome => outcome?.kind.startsWith('reading') ?? false;

interface Props {
  orderNumber: string;
  readers: readonly OtherReader[];
  outcome: ReadingOutcome | undefined;
  /** Among larger parts of a page, from which it is set apart. */
  apart?: boolean;
}

/** Who reads an order beside its holder, and how they are sent away, also without script. */
export function OtherReaders({ orderNumber, readers, outcome, apart = false }: Props) {
  const t = useWords('readers');
  const id = useId();
  const endable = readers.filter(({ kind }) => kind !== 'address');
  if (readers.length === 0 && !outcome) return null;
  return (
    <section className={`${styles.readers} ${apart ? styles.apart : ''}`} aria-labelledby={id}>
      <h2 id={id}>{t('title')}</h2>
      <p role="status" className={outcome?.kind === 'readingEnded' ? 'notice notice--good' : undefined}>
        {outcome?.kind === 'readingEnded' && t('ended')}
      </p>
      <ProblemNotice
        problem={outcome?.kind === 'readingProblem' ? outcome.problem : undefined}
        failed={t('failed')}
        stake="answers"
      />
      {readers.length > 0 && <p className="soft">{t('lead')}</p>}
      {readers.length > 0 && (
        <ul role="list">
          {readers.map((reader) => (
            <Row key={reader.id} orderNumber={orderNumber} reader={reader} />
          ))}
        </ul>
      )}
      {endable.length > 0 && (
        <div className={styles.all}>
          {endable.length > 1 && <EndReading orderNumber={orderNumber} />}
          <p className="small soft">{t('endText')}</p>
        </div>
      )}
    </section>
  );
}

function Row({ orderNumber, reader }: { orderNumber: string; reader: OtherReader }) {
  const t = useWords('readers');
  const day = useDay();
  const id = useId();
  const { kind, browser } = reader;
  const name = browser === null ? undefined : browserName(browser);
  const date = day(reader.letInAt);
  const told = {
    browser: [name ?? t('unknown'), t('opened', { date })],
    account: [name ?? t('account'), t('opened', { date })],
    address: [t('address'), t('since', { date })],
    buyer: [t('buyer'), t('left', { date })],
  } as const;
  const [who, since] = told[kind];
  return (
    <li>
      <p id={id}>
        {who}
        <br />
        <span className="soft">{since}</span>
      </p>
      {kind !== 'address' && <EndReading orderNumber={orderNumber} reader={reader} about={id} />}
    </li>
  );
}

interface EndProps {
  orderNumber: string;
  /** Everybody who can be sent away, where it is missing. */
  reader?: OtherReader;
  /** The words that the button is about. */
  about?: string;
}

function EndReading({ orderNumber, reader, about }: EndProps) {
  const t = useWords('readers');
  const sending = useNavigation().formData;
  const isSent = sending?.get('intent') === 'endReading' && sending.get('id') === (reader?.id ?? '');
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="endReading" />
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <input type="hidden" name="id" value={reader?.id ?? ''} />
      <button
        type="submit"
        className="button button--quiet button--small"
        aria-disabled={isSent}
        aria-describedby={about}
      >
        {isSent ? t('ending') : reader ? t('end') : t('endAll')}
      </button>
    </Form>
  );
}
