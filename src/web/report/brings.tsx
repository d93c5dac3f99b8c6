import { Link } from 'react-router';
import type { OrderView } from '../order/order.server.ts';
import { useAddressOf } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './brings.module.css';

/** Other tests whose reports the bought package opens: to the results of those taken, then, with what to do, to the others. */
export function Brings({ brings }: Pick<OrderView, 'brings'>) {
  const t = useWords('report.brings');
  if (brings.length === 0) return null;
  const open = brings.filter(({ orderNumber }) => orderNumber === null);
  const taken = brings.filter(({ orderNumber }) => orderNumber !== null);
  return (
    <section className={styles.brings} aria-labelledby="brings-title">
      <h2 id="brings-title">{t('title')}</h2>
      <Ways tests={taken} />
      {open.length > 0 && <p>{t('text', { count: open.length })}</p>}
      <Ways tests={open} />
    </section>
  );
}

function Ways({ tests }: { tests: OrderView['brings'] }) {
  return tests.map((test) => (
    <p key={test.examId}>
      <WayToTest test={test} />
    </p>
  ));
}

/** To a test that a package brings, or to its result once it is taken. */
export function WayToTest({ test: { examId, name, orderNumber } }: { test: OrderView['brings'][number] }) {
  const t = useWords('report.brings');
  const address = useAddressOf();
  const { market } = useExam();
  return (
    <Link
      className="button button--quiet"
      // Where a test begins, no script of the framework is alive.
      reloadDocument={orderNumber === null}
      to={
        orderNumber === null
          ? address('/answer/start', `${market}-${examId}`)
          : address('/report/result', `${market}-${examId}`, { orderNumber })
      }
    >
      {t(orderNumber === null ? 'take' : 'see', { name })}
      <Icon name="next" />
    </Link>
  );
}
