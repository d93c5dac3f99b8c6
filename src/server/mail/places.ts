import { z } from 'zod';
import { locale } from '#contract/exams.ts';
import type { Locale } from '#locale/locales.ts';

/** Whom every mail goes to, as its job says. */
export const recipient = z.object({ to: z.string(), locale });

/** A way to one report; the address itself is made when the mail is written. */
export const link = z.object({ linkId: z.string(), reference: z.string() });

/** The address behind a link, with its token. */
export type AddressOf = (way: z.output<typeof link>, locale: Locale) => string;

/** Where letters point. */
export interface Places {
  readonly addressOf: AddressOf;
  /** Where visitors find the site, without a slash at the end. */
  readonly publicUrl: string;
  /** Where a buyer can write to. */
  readonly supportEmail: string;
  /** Legal name and postal address of the seller; undefined where nobody has said it. */
  readonly seller?: string | undefined;
}

/** A page of the site, in the reader's language. */
export function pageOf(
  { publicUrl }: Places,
  path: string,
  locale: Locale,
  query: Readonly<Record<string, string>> = {},
): string {
  return `${publicUrl}${path}?${new URLSearchParams({ ...query, hl: locale })}`;
}
