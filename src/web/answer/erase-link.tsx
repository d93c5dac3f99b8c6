import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';

/** The first of the two presses by which answers are deleted; without a sitting, all that this browser holds. */
export function EraseLink({ sittingId }: { sittingId?: string | undefined }) {
  const t = useWords('answer.erase');
  const address = useAddress();
  return (
    <p className="small">
      <a href={address('/report/erase', { sittingId })}>{t('link')}</a>
    </p>
  );
}
