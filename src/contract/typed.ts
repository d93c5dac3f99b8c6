import { bounds, typedMax } from './bounds.ts';

// What somebody typed, or what a browser kept, read as the contract takes it. The schemas (fields.ts, certificates.ts,
// payments.ts) are made of these parts; a browser reads by them alone and needs no schema (typed.test.ts asks both).

/** The HTML standard's rule for a valid e-mail address, plus a dot in the domain. */
export const emailPattern =
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

/** Spaces around it are dropped, the part before @ keeps its case, the domain becomes that of DNS (RFC 5891); empty where there is none. */
export function tidyEmail(typed: string): string {
  const trimmed = typed.trim();
  const at = trimmed.lastIndexOf('@');
  const domain = at > 0 ? asciiDomain(trimmed.slice(at + 1)) : undefined;
  return domain ? `${trimmed.slice(0, at)}@${domain}` : '';
}

/** A mailbox address as it will be used; undefined where it is none. */
export function readEmail(typed: string): string | undefined {
  if (typed.length > typedMax) return undefined;
  const tidy = tidyEmail(typed);
  return tidy.length <= bounds.email.max && emailPattern.test(tidy) ? tidy : undefined;
}

/** Marks that choose among forms of one ideograph (Unicode, Ideographic Variation Database): a family name with one is printed in the common form. */
const ideographicForms = /[\u{e0100}-\u{e01ef}]/gu;

/** Marks that tell programs the direction of a text: telephones put them around names, and no reader sees them. */
const directionMarks = /[\u061c\u200e\u200f]/gu;

/**
 * Nothing that a reader cannot see: control characters, marks that turn the direction of text, letters that print as
 * nothing. Joiners alone change the letters beside them, where a script has such: within an Arabic word, and in the
 * scripts of India (UAX 31, 2.3).
 */
export const giftLinePattern =
  /^(?:\p{scx=Arab}\u200c(?=\p{scx=Arab})|[\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}][\u200c\u200d]|[^\p{C}\p{Default_Ignorable_Code_Point}])+$/u;

/** The same, with some letter in it. */
export const holderNamePattern = new RegExp(`^(?=.*\\p{L})${giftLinePattern.source.slice(1)}`, 'u');

/** Spaces are tidied, letters stay as they are (Unicode NFC). */
export function tidyHolderName(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(ideographicForms, '')
    .replace(directionMarks, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** A name as somebody writes their own; undefined where it is none. */
export const readHolderName = (typed: string) => readPrinted(typed, bounds.name, holderNamePattern);

/** A line for the card of a gift; undefined where it is none. */
export const readGiftLine = (typed: string) => readPrinted(typed, bounds.giftLine, giftLinePattern);

function readPrinted(typed: string, { min, max }: { min: number; max: number }, pattern: RegExp) {
  if (typed.length > typedMax) return undefined;
  const tidy = tidyHolderName(typed);
  return tidy.length >= min && tidy.length <= max && pattern.test(tidy) ? tidy : undefined;
}

export const couponPattern = /^[0-9A-Za-z-]{3,40}$/;

/** The code of a discount in capitals; undefined where it cannot be one. */
export function readCoupon(typed: string): string | undefined {
  const trimmed = typed.trim();
  return couponPattern.test(trimmed) ? trimmed.toUpperCase() : undefined;
}

/** The number of a sitting, an order or a payment (`server/platform/ids.ts`): sortable by time, 128 random bits. */
export const numberPattern = /^[0-9A-Z]{38}$/;

/** The number of a sitting, an order or a payment; undefined where it is none. */
export function readNumber(value: unknown): string | undefined {
  return typeof value === 'string' && numberPattern.test(value) ? value : undefined;
}

/** The id of a visit. */
export const logidPattern = /^[0-9A-Za-z_-]{8,64}$/;
