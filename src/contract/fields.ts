import { z } from 'zod';
import { type Locale, locales } from '#locale/locales.ts';

/** Numeric bounds, one table (reading.md, "numeric bounds"). */
export const bounds = {
  name: { min: 1, max: 80 },
  nickname: { min: 1, max: 40 },
  password: { min: 10, max: 128 },
  message: { min: 10, max: 4000 },
  email: { max: 254 },
  /** Time one answer took; a tab left open overnight still counts as an answer. */
  answerMilliseconds: { max: 7 * 24 * 3600 * 1000 },
} as const;

/** The HTML standard's rule for a valid e-mail address, plus a dot in the domain. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** What the parser of addresses would read as a path, a port, an escape or nothing: a mail would go where nobody wrote. */
const noDomain = /[\s\p{Cc}/?#:@\\%[\]<>^|]/u;

/** The domain as DNS knows it, in lower case and punycode; undefined where it is no domain, or an address in figures. */
function asciiDomain(domain: string): string | undefined {
  const address = `http://${domain}`;
  if (noDomain.test(domain) || !URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  return /\.\d+$/.test(hostname) ? undefined : hostname;
}

/**
 * A mailbox address: spaces around it are dropped, the part before @ keeps its case, the domain is lowered and an
 * internationalised one is turned to punycode (RFC 5891).
 */
export const email = z
  .string()
  .max(1000)
  .transform((text) => {
    const trimmed = text.trim();
    const at = trimmed.lastIndexOf('@');
    const domain = at > 0 ? asciiDomain(trimmed.slice(at + 1)) : undefined;
    return domain ? `${trimmed.slice(0, at)}@${domain}` : '';
  })
  .pipe(z.string().max(bounds.email.max).regex(emailPattern));

/** `SUBS-` and a number (specification, section 3). */
export const examId = z
  .string()
  .regex(/^SUBS-\d{1,9}$/i)
  .transform((text) => text.toUpperCase() as ExamId)
  .meta({ description: 'SUBS- and a number, e.g. SUBS-1002' });

export type ExamId = `SUBS-${number}`;

/** ISO 3166-1 alpha-2 in any case; answered in upper case. */
export const countryCode = z
  .string()
  .regex(/^[A-Za-z]{2}$/)
  .transform((code) => code.toUpperCase());

/** A language code of the specification in any case; any other answers in English. */
export const language = z
  .string()
  .max(35)
  .transform((text): Locale => locales.find((locale) => locale === text.toUpperCase()) ?? 'EN');

/** Made by `orders/number.ts`: sortable by time, 128 random bits, safe in an address and a file name. */
export const orderNumber = z.string().regex(/^[0-9A-Z]{38}$/);

export const sittingId = z.string().regex(/^[0-9A-Z]{38}$/);

/** What is sold as the certificate of a report, whatever the test. */
export const certificateSkuId = 'certificate';

export const skuId = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);

export const logid = z.string().regex(/^[0-9A-Za-z_-]{8,64}$/);

/** A code as a reader typed it off a mail or off paper; spaces and small letters are forgiven. */
export const typedCode = z.string().trim().min(4).max(40);

/** A moment in UTC, ISO 8601. */
export const moment = z.iso.datetime();

/** An amount of money in hundredths of the currency's unit. */
export const amount = z.int().min(0).max(1e12);

export const currencyCode = z.string().regex(/^[A-Z]{3}$/);

/** No parameters, no query, no body. */
export const nothing = z.object({});
