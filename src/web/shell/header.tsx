import { Brand } from './brand.tsx';
import { useHandle } from './handle.ts';
import { Navigation } from './navigation.tsx';
import { useWords } from './words.tsx';

/** The site header; its height is the route's (tokens.css). Below 62em its links fold into a menu without script. */
export function Header() {
  const t = useWords('shell.nav');
  const night = useHandle()?.header === 'night';
  return (
    <header className="site-header" {...(night && { 'data-scheme': 'dark' })}>
      <div className="wrap">
        <Brand />
        <Navigation className="site-nav" />
        <details className="menu">
          <summary>
            <svg
              viewBox="0 0 20 20"
              width="24"
              height="24"
              fill="none"
              stroke="currentColor"
              aria-hidden="true"
            >
              <path className="menu-shut" d="M3 7h14M3 13h14" strokeWidth="1.6" strokeLinecap="round" />
              <path className="menu-open" d="M5 5l10 10M15 5L5 15" strokeWidth="1.6" strokeLinecap="round" />
            </svg>
            <span className="visually-hidden">{t('menu')}</span>
          </summary>
          <Navigation home />
        </details>
      </div>
    </header>
  );
}
