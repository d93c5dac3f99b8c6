import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';
import { Message } from '../ui/message.tsx';

/** The site may not sell here yet, since nobody has said who sells: no form, nothing charged, and the way back to the tests. */
export function NotSelling() {
  const t = useWords('legal.closed');
  const nav = useWords('shell.nav');
  const address = useAddress();
  return (
    <Message title={t('title')} text={t('text')} lit={2}>
      <a className="button" href={address('/tests')}>
        {nav('tests')}
      </a>
    </Message>
  );
}
