import { addressOf, useAddress } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import { useLocale, useWords } from '../shell/words.tsx';
import type { OrderView } from '../ui/order.server.ts';
import styles from './success.module.css';

interface Props {
  order: OrderView;
  /** The test whose report was bought. */
  examId: string | null;
}

/** What the extra opens, and the way to its test. */
export function ExtraBought({ order, examId }: Props) {
  const t = useWords('paying.success');
  const locale = useLocale();
  const address = useAddress();
  const { market } = useExam();
  const { productName, parentOrderNumber } = order;
  return (
    <>
      {productName !== null && <p className="lede">{t('extraTitle', { name: productName })}</p>}
      {examId !== null && <p>{t('extraText')}</p>}
      <p className="soft">{t('receipt')}</p>
      <div className={styles.open}>
        {examId !== null && (
          <a
            className="button"
            href={addressOf('/answer/start', `${market}-${examId}`, { hl: locale }, new URLSearchParams())}
          >
            {t('extraStart')}
          </a>
        )}
        <a href={address('/report/result', { orderNumber: parentOrderNumber })}>{t('extraReport')}</a>
      </div>
    </>
  );
}
