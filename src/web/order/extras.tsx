import { Link } from 'react-router';
import { useAddress, useAddressOf } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import { Icon } from '../ui/icon.tsx';
import { BuyExtra, type Extra } from './buy-extra.tsx';
import styles from './extras.module.css';
import type { ExtraOutcome } from './extras.server.ts';

interface Props {
  /** Of the report that the extras are added to. */
  orderNumber: string;
  extras: readonly Extra[];
  outcome: ExtraOutcome | undefined;
}

/** Other tests' reports beside this one, and its certificate: what is held leads to its test, its report or its file, the rest is ordered here. */
export function Extras({ orderNumber, extras, outcome }: Props) {
  const t = useWords('store.extras');
  if (extras.length === 0) return null;
  return (
    <section id="extras" className={styles.extras} aria-labelledby="extras-title">
      <div className={styles.head}>
        <h2 id="extras-title">{t('title')}</h2>
        <p className="soft">{t('lead')}</p>
      </div>
      <ul role="list" className={styles.list}>
        {extras.map((extra) => (
          <li key={extra.skuId} className={styles.extra}>
            <div>
              <h3>{extra.name}</h3>
              <p className="soft">{isOwn(extra) ? t(heldAs(extra)) : extra.summary}</p>
            </div>
            {isOwn(extra) ? (
              <Open extra={extra} orderNumber={orderNumber} />
            ) : (
              <BuyExtra
                extra={extra}
                orderNumber={orderNumber}
                outcome={outcome?.skuId === extra.skuId ? outcome : undefined}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether nothing is left to be bought of it: brought by something, or its report paid for by itself. */
const isOwn = ({ held, reportOrderNumber }: Extra): boolean => held || reportOrderNumber !== null;

function heldAs({ examId, reportOrderNumber }: Extra): 'held' | 'heldFile' | 'heldReport' {
  if (examId === null) return 'heldFile';
  return reportOrderNumber === null ? 'held' : 'heldReport';
}

function Open({ extra, orderNumber }: { extra: Extra; orderNumber: string }) {
  const t = useWords('store.extras');
  const address = useAddress();
  const addressTo = useAddressOf();
  const { market } = useExam();
  if (extra.examId === null) {
    return (
      <Link
        className="button button--quiet button--small"
        to={address('/report/result-download', { orderNumber })}
      >
        {t('files')}
      </Link>
    );
  }
  const reference = `${market}-${extra.examId}`;
  if (extra.reportOrderNumber !== null) {
    const { name, reportOrderNumber } = extra;
    return (
      <Link
        className="button button--quiet button--small"
        to={addressTo('/report/result', reference, { orderNumber: reportOrderNumber })}
      >
        {t('see', { name })}
        <Icon name="next" />
      </Link>
    );
  }
  return (
    <a className="button button--quiet button--small" href={addressTo('/answer/start', reference)}>
      {t('start', { name: extra.name })}
      <Icon name="next" />
    </a>
  );
}
