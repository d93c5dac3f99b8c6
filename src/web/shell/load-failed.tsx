import { useLocation } from 'react-router';
import { Message } from '../ui/message.tsx';
import { Reference } from './told-reference.tsx';
import { useWords } from './words.tsx';

/** What a screen needs could not be loaded; trying again is loading the page again, which works without script too. */
export function LoadFailed() {
  const t = useWords('support.load');
  const { pathname, search } = useLocation();
  return (
    <Message title={t('failed')}>
      <a className="button" href={pathname + search}>
        {t('retry')}
      </a>
      <Reference />
    </Message>
  );
}
