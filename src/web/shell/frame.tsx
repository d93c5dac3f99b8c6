import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { useHandle } from './handle.ts';
import { Header } from './header.tsx';
import { useWords } from './words.tsx';

/** Header, screen and footer; a screen with `frame: 'own'` brings its own and its own `<main id="main">`. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useWords('shell.site');
  const own = useHandle()?.frame === 'own';
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      {own ? (
        children
      ) : (
        <>
          <Header />
          <main id="main">{children}</main>
          <Footer />
        </>
      )}
    </>
  );
}
