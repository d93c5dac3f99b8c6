import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';

/** From what belongs to one test to the house, where each has its door. */
export function OtherTests({ className }: { className?: string | undefined }) {
  const t = useWords('way.doors');
  const nav = useWords('shell.nav');
  const address = useAddress();
  return (
    <p className={className}>
      {t('text')} <a href={address('/tests')}>{nav('tests')}</a>
    </p>
  );
}
