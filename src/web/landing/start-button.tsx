import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';
import { Icon } from '../ui/icon.tsx';

export function StartButton() {
  const t = useWords('landing.hero');
  const address = useAddress();
  return (
    <a className="button" href={address('/answer/start')}>
      {t('start')}
      <Icon name="next" />
    </a>
  );
}
