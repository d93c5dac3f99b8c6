import { useAddressOf } from './addresses.ts';
import { LanguageMenu } from './languages.tsx';
import { useSignedIn } from './signed-in.ts';
import { useHome } from './use-home.ts';
import { useReference } from './use-reference.ts';
import { useWords } from './words.tsx';

/** Where one can go from anywhere, in any language. The menu also names home, which is the mark in the header. */
export function Navigation({ className, home = false }: { className?: string; home?: boolean }) {
  const t = useWords('shell.nav');
  const address = useAddressOf();
  const homeAddress = useHome();
  // A page that is kept for everybody says "log in"; who is leaves that screen for the personal center (user/login.tsx).
  const signedIn = useSignedIn();
  const reference = useReference();
  return (
    <nav className={className} aria-label={t('label')}>
      {home && <a href={homeAddress}>{t('home')}</a>}
      {reference && (
        <>
          <a href={address('/tests', reference)}>{t('tests')}</a>
          <a className="where-wide" href={address('/tests/types', reference)}>
            {t('types')}
          </a>
          <a className="where-wide" href={address('/tests/professional', reference)}>
            {t('professional')}
          </a>
          <a href={address('/report/retrieve', reference)}>{t('retrieve')}</a>
          {signedIn ? (
            <a href={address('/user/info', reference)}>{t('account')}</a>
          ) : (
            <a href={address('/user/login', reference)}>{t('login')}</a>
          )}
          <a href={address('/member', reference)}>{t('member')}</a>
          <a href={address('/store', reference)}>{t('store')}</a>
        </>
      )}
      <LanguageMenu />
    </nav>
  );
}
