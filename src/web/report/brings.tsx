import { Link } from 'react-router';
import type { OrderView } from '../order/order.server.ts';
import { useAddressOf } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './brings.module.css';

/** Other tests whose reports the bought package opens. */
export function Brings({ brings }: Pick<OrderView, 'brings'>) {
  const t = useWords('report.brings');
  const address = useAddressOf();
  const { market } = useExam();
  if (brings.length === 0) return null;
  return (
    <section className={styles.brings} aria-labelledby="brings-title">
      <h2 id="brings-title">{t('title')}</h2>
      <p>{t('text')}</p>
      {brings.map(({ examId, name }) => (
        <p key={examId}>
          <Link className="button button--quiet" to={address('/answer/start', `${market}-${examId}`)}>
            {t('take', { name })}
            <Icon name="next" />
          </Link>
        </p>
      ))}
    </section>
  );
}
