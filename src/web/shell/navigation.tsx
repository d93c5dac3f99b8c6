import { useRouteLoaderData } from 'react-router';
import { useAddressOf } from './addresses.ts';
import type { loader } from './exam.tsx';
import { useHandle } from './handle.ts';
import { LanguageMenu } from './languages.tsx';
import { useWords } from './words.tsx';

/** Where one can go from anywhere, in any language. */
export function Navigation({ className }: { className?: string }) {
  const t = useWords('shell.nav');
  const address = useAddressOf();
  const account = useHandle()?.account;
  const reference = useRouteLoaderData<typeof loader>('exam')?.reference;
  return (
    <nav className={className} aria-label={t('label')}>
      {reference && (
        <>
          <a href={address('/tests', reference)}>{t('tests')}</a>
          <a href={address('/report/retrieve', reference)}>{t('retrieve')}</a>
          {account ? (
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
