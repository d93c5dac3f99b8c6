import { Link } from 'react-router';
import type { BroughtPart } from '#contract/reports.ts';
import { useAddressOf } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import { Icon } from '../ui/icon.tsx';

interface Props {
  test: Pick<BroughtPart, 'examId' | 'orderNumber'>;
  name: string;
}

/** To the whole result of a test that the package brings. */
export function WayToResult({ test: { examId, orderNumber }, name }: Props) {
  const t = useWords('report.brings');
  const address = useAddressOf();
  const { market } = useExam();
  return (
    <Link
      className="button button--quiet"
      to={address('/report/result', `${market}-${examId}`, { orderNumber })}
    >
      {t('see', { name })}
      <Icon name="next" />
    </Link>
  );
}
