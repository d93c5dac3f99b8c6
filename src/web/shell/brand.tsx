import { marks } from '../themes/marks.ts';
import { useLanding } from './theme.ts';
import { useHome } from './use-home.ts';
import { useWords } from './words.tsx';

/** The mark and the name, leading home. */
export function Brand() {
  const t = useWords('shell.site');
  return (
    <a className="brand" href={useHome()} aria-label={t('home')}>
      <svg viewBox="0 0 48 48" fill="currentColor" aria-hidden="true">
        <path fillRule="evenodd" d={marks[useLanding().mark]} />
      </svg>
      {t('name')}
    </a>
  );
}
