import { z } from 'zod';
import { type Locale, locales } from '#locale/locales.ts';
import { priceTaxes } from '#locale/markets.ts';
import { bounds, typedMax } from './bounds.ts';
import { longestTrackingValue, trackingParameters } from './tracking.ts';
import { emailPattern, logidPattern, numberPattern, tidyEmail } from './typed.ts';

/**
 * A mailbox address: spaces around it are dropped, the part before @ keeps its case, the domain is lowered and an
 * internationalised one is turned to punycode (RFC 5891).
 */
export const email = z
  .string()
  .max(typedMax)
  .transform(tidyEmail)
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

/** Made by `platform/ids.ts` (decision 4): sortable by time, 128 random bits, safe in an address and a file name. */
export const orderNumber = z.string().regex(numberPattern);

export const sittingId = z.string().regex(numberPattern);

/** What is sold as the certificate of a report, whatever the test. */
export const certificateSkuId = 'certificate';

export const skuId = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);

export const logid = z.string().regex(logidPattern);

/** What a page's address keeps: it comes back with the visitor from a provider's page. */
export const tracking = z.partialRecord(z.enum(trackingParameters), z.string().max(longestTrackingValue));

/** A code as a reader typed it off a mail or off paper; spaces and small letters are forgiven. */
export const typedCode = z.string().trim().min(4).max(40);

/** A moment in UTC, ISO 8601. */
export const moment = z.iso.datetime();

/** An amount of money in hundredths of the currency's unit. */
export const amount = z.int().min(0).max(1e12);

export const currencyCode = z.string().regex(/^[A-Z]{3}$/);

/** What something is sold for, and how that stands with tax. */
export const price = z.object({ amount, currency: currencyCode, tax: z.enum(priceTaxes) });

/** No parameters, no query, no body. */
export const nothing = z.object({});
