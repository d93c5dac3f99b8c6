import type { Config } from '#server/platform/config.ts';

type Told = Pick<
  Config,
  | 'sellerName'
  | 'sellerRepresentative'
  | 'sellerAddress'
  | 'sellerPhone'
  | 'sellerRegister'
  | 'sellerTaxNumber'
  | 'sellerReportNumber'
  | 'sellerHosting'
  | 'supportEmail'
>;

/** Who sells, as the settings tell it; what is not set is missing. */
export interface Seller {
  readonly name?: string | undefined;
  readonly representative?: string | undefined;
  readonly address?: string | undefined;
  readonly phone?: string | undefined;
  readonly register?: string | undefined;
  readonly taxNumber?: string | undefined;
  readonly reportNumber?: string | undefined;
  readonly hosting?: string | undefined;
  readonly email: string;
}

export function sellerOf(told: Told): Seller {
  return {
    name: told.sellerName,
    representative: told.sellerRepresentative,
    address: told.sellerAddress,
    phone: told.sellerPhone,
    register: told.sellerRegister,
    taxNumber: told.sellerTaxNumber,
    reportNumber: told.sellerReportNumber,
    hosting: told.sellerHosting,
    email: told.supportEmail,
  };
}

/** Name and address in one line, as a contract names its partner; undefined where one of them is not set. */
export function sellerLine({ name, address }: Pick<Seller, 'name' | 'address'>): string | undefined {
  return name && address ? `${name}, ${address}` : undefined;
}

const settingOf = {
  name: 'SELLER_NAME',
  address: 'SELLER_ADDRESS',
  phone: 'SELLER_PHONE',
  email: 'SUPPORT_EMAIL',
  representative: 'SELLER_REPRESENTATIVE',
  taxNumber: 'SELLER_TAX_NUMBER',
  reportNumber: 'SELLER_REPORT_NUMBER',
} as const satisfies Partial<Record<keyof Seller, string>>;

type Needed = keyof typeof settingOf;

/** What a shop on the Internet has to say of itself before it sells (Directive 2011/83/EU, article 6 (1) b and c). */
const everywhere: readonly Needed[] = ['name', 'address', 'phone', 'email'];

/**
 * What a market's law asks for besides: Japan's Act on Specified Commercial Transactions, article 11; Korea's Act on
 * Consumer Protection in Electronic Commerce, articles 10 and 13.
 */
const inMarket: Readonly<Record<string, readonly Needed[]>> = {
  JP: ['representative'],
  KR: ['representative', 'taxNumber', 'reportNumber'],
};

/** Markets whose law asks for more than every other. */
export const marketsThatAsk: readonly string[] = Object.keys(inMarket);

/** A mailbox on this machine is what is told where nobody said one. */
const isNobodys = (email: string) => email.endsWith('@localhost');

/** The settings that are missing before anything may be sold: everywhere, or in a market. */
export function missingToSell(seller: Seller, market?: string): string[] {
  return [...everywhere, ...((market && inMarket[market]) || [])]
    .filter((name) => !seller[name] || (name === 'email' && isNobodys(seller.email)))
    .map((name) => settingOf[name]);
}
