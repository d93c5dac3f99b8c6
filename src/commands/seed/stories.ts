import { createExtraOrder, createGiftOrder, orderInfo } from '#contract/orders.ts';
import { withdraw } from '#contract/payments.ts';
import { cancelSubscription } from '#contract/privileges.ts';
import { join, pay, review, takeTest, type Wish } from './deeds.ts';
import { disputed } from './dispute.ts';
import { extraOf, of, skuOf, testThat } from './goods.ts';
import type { Seeding } from './seed.ts';
import type { Visitor } from './visitor.ts';

/** What one visitor does on one day. */
export interface Story {
  /** Days that have gone by since the story before. */
  readonly later: number;
  readonly who: string;
  tell(visitor: Visitor, seeding: Seeding, email: string): Promise<void>;
}

// Three kinds of test, each by what it declares: sold in three sizes, walked through gates, and sold in one.
const tiered = testThat(({ packages }) => packages.length === 3);
const walked = testThat(({ gates }) => gates !== undefined);
const single = testThat(({ packages, extra }) => packages.length === 1 && extra !== undefined);

/** Takes a test and pays for its report. */
async function bought(
  visitor: Visitor,
  wish: Wish,
  skuId: string,
  email: string,
  leaning = 0,
): Promise<string> {
  const orderNumber = await takeTest(visitor, wish, leaning);
  await pay(visitor, { orderNumber, skuId, email });
  return orderNumber;
}

/** A lived-in shop, oldest first: sittings, orders in each state, gifts, reviews, members. */
export const stories: readonly Story[] = [
  {
    later: 0,
    who: 'asks-its-bank',
    async tell(visitor, seeding, email) {
      const orderNumber = await bought(visitor, of(tiered, 'US', 'EN'), skuOf(tiered, 'premium'), email);
      await seeding.settle();
      await disputed(seeding, orderNumber);
    },
  },
  {
    later: 2,
    who: 'fails-to-renew',
    async tell(visitor, _, email) {
      await join(visitor, of(tiered, 'DE', 'DE'), { skuId: 'vip-month', email, card: 'renewalFails' });
    },
  },
  {
    later: 8,
    who: 'never-came-back',
    async tell(visitor, _, email) {
      const orderNumber = await takeTest(visitor, of(tiered, 'FR', 'FR'));
      await pay(visitor, { orderNumber, skuId: skuOf(tiered, 'basic'), email, card: 'authentication' });
    },
  },
  {
    later: 16,
    who: 'member',
    async tell(visitor, _, email) {
      await join(visitor, of(tiered, 'GB', 'EN'), { skuId: 'vip-year', email });
      await takeTest(visitor, of(single, 'GB', 'EN'), 2);
    },
  },
  {
    later: 2,
    who: 'leaves',
    async tell(visitor, seeding, email) {
      const orderNumber = await join(visitor, of(tiered, 'ES', 'ES'), { skuId: 'vip-month', email });
      await seeding.settle();
      await visitor.data(cancelSubscription, { body: { orderNumber } });
    },
  },
  {
    later: 3,
    who: 'reviewer',
    async tell(visitor, seeding, email) {
      const orderNumber = await bought(visitor, of(tiered, 'DE', 'DE'), skuOf(tiered, 'top'), email, 3);
      await seeding.settle();
      await visitor.data(orderInfo, { params: { orderNumber } });
      await review(visitor, orderNumber, [
        'Katrin',
        5,
        'Klar geschrieben, und das Intervall hat mir mehr gesagt als die Zahl.',
      ]);
    },
  },
  {
    later: 1,
    who: 'withdraws',
    async tell(visitor, seeding, email) {
      const orderNumber = await bought(visitor, of(walked, 'DE', 'DE'), skuOf(walked, 'premium'), email);
      await seeding.settle();
      await visitor.data(withdraw, { body: { orderNumber } });
    },
  },
  {
    later: 1,
    who: 'paid-less-in-the-end',
    async tell(visitor, seeding, email) {
      const orderNumber = await bought(visitor, of(tiered, 'JP', 'JA'), skuOf(tiered, 'premium'), email);
      await seeding.settle();
      await seeding.operate(['refund', orderNumber, '500']);
    },
  },
  {
    later: 1,
    who: 'adds-a-test',
    async tell(visitor, seeding, email) {
      const first = await bought(visitor, of(walked, 'US', 'EN'), skuOf(walked, 'basic'), email, 1);
      await seeding.settle();
      const { orderNumber } = await visitor.data(createExtraOrder, {
        body: { orderNumber: first, skuId: extraOf(single) },
      });
      await pay(visitor, { orderNumber, skuId: extraOf(single), email });
    },
  },
  {
    later: 0,
    who: 'gives-a-gift',
    async tell(visitor, _, email) {
      const { orderNumber } = await visitor.data(createGiftOrder, {
        body: { ...of(tiered, 'KR', 'KR'), skuId: skuOf(tiered, 'basic') },
      });
      await pay(visitor, { orderNumber, skuId: skuOf(tiered, 'basic'), email });
    },
  },
  {
    later: 1,
    who: 'was-declined',
    async tell(visitor, _, email) {
      const orderNumber = await takeTest(visitor, of(single, 'PT', 'PT'));
      await pay(visitor, { orderNumber, skuId: skuOf(single, 'basic'), email, card: 'decline' });
    },
  },
  {
    later: 0,
    who: 'thinks-it-over',
    async tell(visitor) {
      await takeTest(visitor, of(walked, 'HK', 'HK'), 4);
    },
  },
  {
    later: 0,
    who: 'is-paying',
    async tell(visitor, _, email) {
      const orderNumber = await takeTest(visitor, of(tiered, 'CN', 'CN'), 1);
      await pay(visitor, { orderNumber, skuId: skuOf(tiered, 'basic'), email, card: 'authentication' });
    },
  },
];
