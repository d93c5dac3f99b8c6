import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';
import { Message } from '../ui/message.tsx';
import { Alone } from './alone.tsx';

/** After confirmation there is nothing to change here; the way on is the result. */
export function Locked({ orderNumber }: { orderNumber: string | null }) {
  const t = useWords('answer.locked');
  const address = useAddress();
  return (
    <Alone>
      <Message title={t('title')} text={t('text')} lit={4}>
        <a className="button" href={address('/paying/scheme', { orderNumber })}>
          {t('result')}
        </a>
      </Message>
    </Alone>
  );
}
