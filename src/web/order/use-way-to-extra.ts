import { useAddress, useAddressOf } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import type { Extra } from './buy-extra.tsx';
import { extraKindOf, extraKinds } from './extra-kinds.ts';

/** `wayTo(extra, orderNumber)`: the address at which an extra that is somebody's own is used. */
export function useWayToExtra() {
  const { market } = useExam();
  const address = useAddress();
  const addressOf = useAddressOf();
  /** @param orderNumber of the report that it was added to */
  return (extra: Pick<Extra, 'examId' | 'reportOrderNumber'>, orderNumber: string | null): string => {
    const { path, by, ofItsTest } = extraKinds[extraKindOf(extra)];
    const query =
      by === null ? {} : { orderNumber: { itself: extra.reportOrderNumber, report: orderNumber }[by] };
    return ofItsTest ? addressOf(path, `${market}-${extra.examId}`, query) : address(path, query);
  };
}
