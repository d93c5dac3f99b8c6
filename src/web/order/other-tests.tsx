import { spaceBetween } from '#locale/sentences.ts';
import { useAddress } from '../shell/addresses.ts';
import { useLocale, useWords } from '../shell/words.tsx';

/** From what belongs to one test to the house, where each has its door. */
export function OtherTests({ className }: { className?: string | undefined }) {
  const t = useWords('way.doors');
  const nav = useWords('shell.nav');
  const address = useAddress();
  const locale = useLocale();
  return (
    <p className={`soft ${className ?? ''}`}>
      {t('text')}
      {spaceBetween(locale)}
      <a className="whole" href={address('/tests')}>
        {nav('tests')}
      </a>
    </p>
  );
}
