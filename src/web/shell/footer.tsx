import { useSearchParams } from 'react-router';
import { namesCancellation } from '#locale/markets.ts';
import { useAddressOf } from './addresses.ts';
import { Brand } from './brand.tsx';
import { Languages } from './languages.tsx';
import { footerProtocols, protocolPath } from './protocols.tsx';
import { useReference } from './use-reference.ts';
import { useWords } from './words.tsx';

/** The foot of every page: also an error's leads to who is behind the site. */
export function Footer() {
  const t = useWords('shell');
  const address = useAddressOf();
  const reference = useReference();
  const [search] = useSearchParams();
  const orderNumber = search.get('orderNumber');
  return (
    <footer className="site-footer">
      <div className="wrap">
        <Brand />
        {reference && (
          <nav className="site-nav" aria-label={t('footer.label')}>
            <a href={address('/tests', reference)}>{t('nav.tests')}</a>
            <a href={address('/tests/types', reference)}>{t('nav.types')}</a>
            <a href={address('/tests/professional', reference)}>{t('nav.professional')}</a>
            <a href={address('/report/retrieve', reference)}>{t('nav.retrieve')}</a>
            <a href={address('/member', reference)}>{t('nav.member')}</a>
            <a href={address('/store', reference)}>{t('nav.store')}</a>
            <a href={address('/paying/withdraw', reference, { orderNumber })}>{t('footer.withdraw')}</a>
            {namesCancellation(reference.slice(0, 2)) && (
              <a href={address('/member', reference, { step: 'cancel' })}>{t('footer.cancel')}</a>
            )}
            <a href={address('/support', reference)}>{t('footer.support')}</a>
          </nav>
        )}
        {reference && (
          <nav className="site-nav" aria-label={t('legal.label')}>
            {footerProtocols(reference.slice(0, 2)).map((id) => (
              <a key={id} href={address(protocolPath(id), reference)}>
                {t(`legal.${id}`)}
              </a>
            ))}
            <a href={address('/methods', reference)}>{t('footer.methods')}</a>
          </nav>
        )}
        <p>{t('footer.note')}</p>
        <Languages />
      </div>
    </footer>
  );
}
