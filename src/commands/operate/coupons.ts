import { couponCode } from '#contract/payments.ts';
import { findMarket, type Market, markets } from '#locale/markets.ts';
import { type CouponTerms, couponUses, createCoupon, endCoupon } from '#server/catalogue/coupon-list.ts';
import type { Coupon } from '#server/catalogue/coupon-terms.ts';
import { assertAmount } from '#server/payments/refunds/request.ts';
import { OperatorError } from '#server/platform/errors.ts';
import type { Command, Given } from './room.ts';
import { hundredths, moment, money, table } from './written.ts';

export const couponCreate: Command = {
  name: 'coupon create',
  usage: 'CODE --percent 20 | --amount 5 --currency EUR [--market DE] [--expires 2027-01-31] [--uses 100]',
  words: 1,
  options: ['percent', 'amount', 'currency', 'market', 'expires', 'uses'],
  about: 'a code that makes an order cheaper',
  async run({ open, clock }, given) {
    const code = codeOf(given);
    const terms = termsOf(given, clock.now());
    const made = await createCoupon(open.database, { code, ...terms }, clock.now());
    if (!made) throw new OperatorError(`There is a coupon ${code} already.`);
    return { text: `Coupon ${code}: ${discountOf(made)} off from now on.\n` };
  },
};

export const couponList: Command = {
  name: 'coupon list',
  usage: '',
  words: 0,
  about: 'all codes and how often they were used',
  async run({ open }) {
    const rows = await couponUses(open.database);
    return {
      text: table(
        ['code', 'takes off', 'market', 'until', 'used'],
        rows.map(({ coupon, used }) => [
          coupon.code,
          discountOf(coupon),
          coupon.market ?? 'all',
          coupon.expiresAt ? moment(coupon.expiresAt) : 'no end',
          coupon.uses === null ? String(used) : `${used} of ${coupon.uses}`,
        ]),
        'There is no coupon.',
      ),
    };
  },
};

export const couponEnd: Command = {
  name: 'coupon end',
  usage: 'CODE',
  words: 1,
  about: 'a code counts no longer',
  async run({ open, clock }, given) {
    const code = codeOf(given);
    if (!(await endCoupon(open.database, code, clock.now())))
      throw new OperatorError(`There is no coupon ${code} that still counts.`);
    return { text: `Coupon ${code} counts no longer.\n` };
  },
};

function codeOf({ words }: Given): string {
  const code = couponCode.safeParse(words[0] ?? '');
  if (!code.success) throw new OperatorError('A code has 3 to 40 letters, digits and hyphens.');
  return code.data;
}

/** @throws OperatorError for terms that make no sense */
function termsOf({ options }: Given, now: Date): CouponTerms {
  const { percent, amount, currency, market: code, expires, uses } = options;
  if ((percent === undefined) === (amount === undefined)) {
    throw new OperatorError('Say either --percent or --amount.');
  }
  const market = code === undefined ? undefined : findMarket(code);
  if (code !== undefined && !market) throw new OperatorError(`Nothing is sold in ${code}.`);
  return {
    percent: percent === undefined ? null : shareOf(percent),
    ...(amount === undefined ? noSum(currency) : sumOf(amount, currency, market)),
    market: market?.code ?? null,
    expiresAt: expires === undefined ? null : endOf(expires, now),
    uses: uses === undefined ? null : usesOf(uses),
  };
}

function noSum(currency: string | undefined): Pick<CouponTerms, 'amount' | 'currency'> {
  if (currency !== undefined) throw new OperatorError('--currency stands beside --amount only.');
  return { amount: null, currency: null };
}

/** A sum that is taken off, in a currency that something is sold in. */
function sumOf(
  typed: string,
  currency: string | undefined,
  market: Market | undefined,
): Pick<CouponTerms, 'amount' | 'currency'> {
  if (currency === undefined) throw new OperatorError('Beside --amount stands --currency, such as EUR.');
  const sellers = market ? [market] : [...markets.values()];
  if (!sellers.some((one) => one.currency === currency)) {
    throw new OperatorError(`Nothing is sold in ${currency}${market ? ` in ${market.code}` : ''}.`);
  }
  const amount = hundredths(typed);
  assertAmount(amount, currency);
  return { amount, currency };
}

/** Hundredths of a per cent. */
function shareOf(typed: string): number {
  const share = hundredths(typed);
  if (share < 1 || share > 10_000) throw new OperatorError('--percent is above 0 and at most 100.');
  return share;
}

/** The end of a day, in universal time. */
function endOf(day: string, now: Date): Date {
  const end = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T23:59:59.999Z`) : undefined;
  // What has no such day, as 31 February, would else be read as one of the next month.
  if (!end || Number.isNaN(end.getTime()) || !end.toISOString().startsWith(day)) {
    throw new OperatorError('--expires is a day such as 2027-01-31.');
  }
  if (end <= now) throw new OperatorError(`${day} is over.`);
  return end;
}

function usesOf(typed: string): number {
  const uses = Number(typed);
  if (!Number.isSafeInteger(uses) || uses < 1) throw new OperatorError('--uses is a whole number above 0.');
  return uses;
}

function discountOf({ percent, amount, currency }: Coupon): string {
  return percent === null ? money(amount ?? 0, currency ?? '') : `${percent / 100} %`;
}
