/** How Stripe writes an amount of one currency, against our hundredths of a unit. */
interface CurrencyRow {
  /** What Stripe counts in: hundredths, whole units or thousandths. */
  readonly counts: 'hundredths' | 'units' | 'thousandths';
  /** Our amounts must be a multiple of this many hundredths. */
  readonly multipleOf: 1 | 100;
  /** The least that can be charged, in hundredths. */
  readonly minimum: number;
}

const hundredths = (minimum: number): CurrencyRow => ({ counts: 'hundredths', multipleOf: 1, minimum });
const units = (minimum: number): CurrencyRow => ({ counts: 'units', multipleOf: 100, minimum });
/** Sent in hundredths for old times' sake, although the currency has only whole units. */
const wholeHundredths = (minimum: number): CurrencyRow => ({
  counts: 'hundredths',
  multipleOf: 100,
  minimum,
});

/**
 * Every currency that we send to Stripe (docs.stripe.com/currencies: presentment currencies, zero-decimal,
 * three-decimal and special cases, minimum charge amounts).
 *
 * Minimum: what Stripe publishes; but an amount that is settled in another currency must also reach that one's
 * minimum, so where the published figure is below half a US dollar or there is none, it is about one dollar.
 */
const table: Readonly<Record<string, CurrencyRow>> = {
  USD: hundredths(50),
  EUR: hundredths(50),
  GBP: hundredths(50),
  CHF: hundredths(50),
  CAD: hundredths(100),
  AUD: hundredths(100),
  SGD: hundredths(100),
  HKD: hundredths(800),
  PLN: hundredths(400),
  DKK: hundredths(700),
  NOK: hundredths(1100),
  CZK: hundredths(2500),
  HUF: hundredths(40_000),
  BRL: hundredths(600),
  CNY: hundredths(800),
  TRY: hundredths(5000),
  EGP: hundredths(5500),
  MXN: hundredths(2000),
  TWD: hundredths(3500),
  UAH: hundredths(4500),
  PHP: hundredths(6000),
  RUB: hundredths(10_000),
  ARS: hundredths(180_000),
  KZT: hundredths(60_000),
  COP: hundredths(450_000),
  IDR: hundredths(1_800_000),
  INR: hundredths(9000),
  THB: hundredths(3500),
  ZAR: hundredths(2000),
  JPY: units(16_000),
  KRW: units(150_000),
  CLP: units(100_000),
  VND: units(2_700_000),
  UGX: wholeHundredths(400_000),
  ISK: wholeHundredths(14_000),
  // The last of the three digits must be 0, as it always is for a number of hundredths.
  KWD: { counts: 'thousandths', multipleOf: 1, minimum: 50 },
};

/** The currencies that can be sent to Stripe. */
export const stripeCurrencies: readonly string[] = Object.keys(table);

function rowOf(currency: string): CurrencyRow {
  const row = Object.hasOwn(table, currency) ? table[currency] : undefined;
  if (!row) throw new RangeError(`${currency} is not a currency that we send to Stripe.`);
  return row;
}

/** Between our hundredths and what Stripe is sent. Nothing is ever rounded. */
export const stripeAmounts = {
  /**
   * @param amount hundredths
   * @throws RangeError for another currency, or an amount that Stripe could not charge exactly
   */
  toStripe(amount: number, currency: string): number {
    const { counts, multipleOf } = rowOf(currency);
    if (!Number.isSafeInteger(amount) || amount < 0 || amount % multipleOf !== 0) {
      throw new RangeError(`${amount} hundredths of ${currency} cannot be charged exactly.`);
    }
    if (counts === 'units') return amount / 100;
    return counts === 'thousandths' ? amount * 10 : amount;
  },

  /**
   * @param amount as Stripe writes it
   * @returns hundredths
   * @throws RangeError for another currency, or an amount that we cannot write down exactly
   */
  fromStripe(amount: number, currency: string): number {
    const { counts } = rowOf(currency);
    const ours = { hundredths: amount, units: amount * 100, thousandths: amount / 10 }[counts];
    if (!Number.isSafeInteger(ours) || ours < 0) {
      throw new RangeError(`${amount} of ${currency} at Stripe is no whole number of hundredths.`);
    }
    return ours;
  },

  /** The least that can be charged, in hundredths. @throws RangeError for another currency */
  minimum(currency: string): number {
    return rowOf(currency).minimum;
  },
};
