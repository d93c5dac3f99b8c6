import type { Variety } from '#locale/locales.ts';
import { languageOf } from '#locale/varieties.ts';
import type { MailProps } from '#server/jobs/mails.ts';

/** The address behind a link, with its token. */
export type AddressOf = (way: MailProps<'mail.report-ready'>['link'], locale: Variety) => string;

/** Where letters point. */
export interface Places {
  readonly addressOf: AddressOf;
  /** The six figures of a verification code. */
  readonly codeOf: (codeId: string) => string;
  /** The token by which the first password of an account is set. */
  readonly accountTokenOf: (linkId: string) => string;
  /** Where visitors find the site, without a slash at the end. */
  readonly publicUrl: string;
  /** Where a buyer can write to. */
  readonly supportEmail: string;
  /** Legal name and postal address of the seller; undefined where nobody has said it. */
  readonly seller?: string | undefined;
  /** The `{code}-{examId}` of pages that belong to no order. */
  readonly home: string;
}

/** A page of the site, in the reader's language. */
export function pageOf(
  { publicUrl }: Places,
  path: string,
  locale: Variety,
  query: Readonly<Record<string, string>> = {},
): string {
  return `${publicUrl}${path}?${new URLSearchParams({ ...query, hl: languageOf(locale) })}`;
}
