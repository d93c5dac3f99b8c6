import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';
import { Message } from '../ui/message.tsx';

/** Abnormal answers: no result, nothing to pay, and the two ways on. */
export function Unusable({ sittingId }: { sittingId: string }) {
  const t = useWords('answer.unusable');
  const address = useAddress();
  return (
    <Message title={t('title')} text={t('text')} lit={1}>
      <a className="button" href={address('/answer/start')}>
        {t('again')}
      </a>
      <a href={address('/support', { sittingId })}>{t('support')}</a>
    </Message>
  );
}
