import { kindOf } from '../order/kinds.ts';
import type { OrderView } from '../order/order.server.ts';
import { type Price, useMoney } from '../order/price.ts';
import { useDay } from '../shell/day.ts';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import styles from './paypage.module.css';

interface Props {
  order: OrderView;
  /** Of a membership: how often, how much, and when for the second time. */
  renewal: { every: 'month' | 'year'; price: Price; first: string } | null;
}

/** What the buyer has to know or agree to before ordering; no box is ticked before. */
export function Agreement({ order, renewal }: Props) {
  const t = useWords('paying.pay');
  const money = useMoney();
  const day = useDay();
  const { goods } = useExam().exam;
  if (renewal) {
    const date = day(renewal.first);
    return (
      <div className={`${styles.agreement} small`}>
        <p>
          <strong>{t('renewal', { every: renewal.every, price: money.price(renewal.price), date })}</strong>
        </p>
        <p>{t('cancelHow')}</p>
        <p className="soft">{t('withdrawalMembership')}</p>
      </div>
    );
  }
  const { waiver } = kindOf(order);
  if (waiver === null) return <p className="small soft">{t('withdrawalGift')}</p>;
  const [sentence, note] = waiver;
  return (
    <div className={`${styles.agreement} small`}>
      <label className="check">
        <input type="checkbox" name="waiver" value="yes" aria-describedby="waiver-note" />
        <span>{t(sentence, { goods })}</span>
      </label>
      <p id="waiver-note" className={`soft ${styles.note}`}>
        {t(note)}
      </p>
    </div>
  );
}
