import { type KeepOutcome, KeepReport } from '../order/keep-report.tsx';
import type { OrderView } from '../order/order.server.ts';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import { OpenReport } from './open-report.tsx';

interface Props {
  order: OrderView;
  /** What came of keeping the report without script. */
  posted: KeepOutcome | undefined;
}

/** The report opens; it is found again by the address of the order, or, where that has none, by one that is given here. */
export function ReportBought({ order, posted }: Props) {
  const t = useWords('paying.success');
  const { exam } = useExam();
  const { orderNumber, email } = order;
  return (
    <>
      <p className="lede">
        {email ? <Unbroken part={email} within={t('sent', { goods: exam.goods, email })} /> : t('notSent')}
      </p>
      {email && <p className="soft">{t('again')}</p>}
      <OpenReport orderNumber={orderNumber} waits={posted !== undefined} />
      {!email && <KeepReport orderNumber={orderNumber} posted={posted} />}
    </>
  );
}
