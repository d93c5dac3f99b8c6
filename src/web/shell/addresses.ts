import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { trackingOf } from '#contract/tracking.ts';
import { useExam } from './exam.tsx';
import { useLocale } from './words.tsx';

/** The address of a screen: path, reference, language, tracking parameters, and what else is asked for. */
export function addressOf(
  path: string,
  reference: string,
  query: Record<string, string | null | undefined>,
  kept: URLSearchParams,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  for (const [name, value] of Object.entries(trackingOf(kept))) {
    if (!search.has(name)) search.set(name, value);
  }
  const text = search.toString();
  return `${path}/${reference}${text && `?${text}`}`;
}

/** `address('/store', 'DE-SUBS-1002')` for links to a test's screens; keeps language and tracking. */
export function useAddressOf() {
  const locale = useLocale();
  const [search] = useSearchParams();
  return useCallback(
    (path: string, reference: string, query: Record<string, string | null | undefined> = {}) =>
      addressOf(path, reference, { hl: locale, ...query }, search),
    [locale, search],
  );
}

/** `address('/paying/scheme', { orderNumber })` for links on a page with an exam; keeps language and tracking. */
export function useAddress() {
  const { reference } = useExam();
  const address = useAddressOf();
  return useCallback(
    (path: string, query?: Record<string, string | null | undefined>) => address(path, reference, query),
    [address, reference],
  );
}
