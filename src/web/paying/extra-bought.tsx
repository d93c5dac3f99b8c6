import type { Extra } from '../order/buy-extra.tsx';
import type { OrderView } from '../order/order.server.ts';
import { useAddress, useAddressOf } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import styles from './success.module.css';

interface Props {
  order: OrderView;
  /** Null where it cannot be told now. */
  extra: Extra | null;
}

/** What the extra opens, and the way to it: to its test, or to the files of the report that it was added to. */
export function ExtraBought({ order, extra }: Props) {
  const t = useWords('paying.success');
  const addressTo = useAddressOf();
  const address = useAddress();
  const { market } = useExam();
  const { productName, parentOrderNumber } = order;
  const opensTest = extra !== null && extra.examId !== null;
  return (
    <>
      {productName !== null && <p className="lede">{t('extraTitle', { name: productName })}</p>}
      {extra && <p>{opensTest ? t('extraText') : t('extraFileText')}</p>}
      <p className="soft">{t('receipt')}</p>
      <div className={styles.open}>
        {opensTest && (
          <a className="button" href={addressTo('/answer/start', `${market}-${extra.examId}`)}>
            {t('extraStart')}
          </a>
        )}
        {extra && !opensTest && (
          <a className="button" href={address('/report/result-download', { orderNumber: parentOrderNumber })}>
            {t('extraFile')}
          </a>
        )}
        <a href={address('/report/result', { orderNumber: parentOrderNumber })}>{t('extraReport')}</a>
      </div>
    </>
  );
}
