import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { browserShelf, keep } from './device.ts';
import { useLocale } from './words.tsx';

/** Writes the chosen language to the address and the store (specification, section 4); its cookie is the server's. */
export function useKeptLanguage(): void {
  const locale = useLocale();
  const { search } = useLocation();
  useEffect(() => {
    const shelf = browserShelf();
    if (shelf) keep(shelf, 'locale', locale, Date.now());
  }, [locale]);
  useEffect(() => {
    if (new URLSearchParams(search).get('hl') === locale) return;
    const address = new URL(globalThis.location.href);
    address.searchParams.set('hl', locale);
    globalThis.history.replaceState(globalThis.history.state, '', address);
  }, [locale, search]);
}
