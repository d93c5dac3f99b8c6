import { type KeepOutcome, KeepReport } from '../order/keep-report.tsx';
import type { OrderView } from '../order/order.server.ts';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import { OpenReport } from './open-report.tsx';

interface Props {
  order: OrderView;
  /** What came of keeping the report without script. */
  posted: KeepOutcome | undefined;
}

/** The report opens, and can be kept under an address. */
export function ReportBought({ order, posted }: Props) {
  const t = useWords('paying.success');
  const { exam } = useExam();
  const { orderNumber, email } = order;
  return (
    <>
      <p className="lede">{email ? t('sent', { goods: exam.goods, email }) : t('notSent')}</p>
      <OpenReport orderNumber={orderNumber} waits={posted !== undefined} />
      <KeepReport orderNumber={orderNumber} email={email} posted={posted} />
    </>
  );
}
