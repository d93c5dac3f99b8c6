import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useExam } from './exam.tsx';
import { useLocale } from './words.tsx';

/** Parameters that stay in the address all the way (specification, section 7). */
export const trackingParameters = [
  'logid',
  'fbclid',
  'gclid',
  'click_id',
  'pixel_id',
  'ttclid',
  'tt_test_id',
  'ScCid',
  'MSCLKID',
  'epik',
] as const;

/** The address of a screen: path, reference, language, tracking parameters, and what else is asked for. */
export function addressOf(
  path: string,
  reference: string,
  query: Record<string, string | null | undefined>,
  kept: URLSearchParams,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  for (const name of trackingParameters) {
    const value = kept.get(name);
    if (value && !search.has(name)) search.set(name, value);
  }
  const text = search.toString();
  return `${path}/${reference}${text && `?${text}`}`;
}

/** `address('/paying/scheme', { orderNumber })` for links on a page with an exam; keeps language and tracking. */
export function useAddress() {
  const { reference } = useExam();
  const locale = useLocale();
  const [search] = useSearchParams();
  return useCallback(
    (path: string, query: Record<string, string | null | undefined> = {}) =>
      addressOf(path, reference, { hl: locale, ...query }, search),
    [reference, locale, search],
  );
}
