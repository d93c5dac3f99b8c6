import { expect, it } from 'vitest';
import type { Subscription } from './store.ts';
import { type MembershipNews, newsOf } from './tell.ts';

const active = {
  state: 'active',
  skuId: 'vip-month',
  nextSkuId: null,
  cancelAtPeriodEnd: false,
} as Subscription;
const leaving = { ...active, cancelAtPeriodEnd: true };
const owing: Subscription = { ...active, state: 'past_due' };
const over: Subscription = { ...active, state: 'canceled' };
const switching = { ...active, nextSkuId: 'vip-year' };
const yearly = { ...active, skuId: 'vip-year' };

it.each<[string, Subscription | undefined, Subscription, boolean, MembershipNews[]]>([
  ['begins', undefined, active, false, ['started']],
  ['begins when it is paid', { ...active, state: 'incomplete' }, active, false, ['started']],
  ['is heard of when it is over', undefined, over, false, []],
  ['stays as it was', active, active, false, []],
  ['renews', active, active, true, ['renewed']],
  ['is not renewed', active, owing, false, ['past-due']],
  ['is still not renewed', owing, owing, false, []],
  ['is renewed after all', owing, active, true, ['renewed']],
  ['is cancelled', active, leaving, false, ['canceled']],
  ['is resumed', leaving, active, false, ['resumed']],
  ['ends with its period', leaving, over, false, ['ended']],
  ['ends at once', active, over, false, ['ended']],
  ['is charged after its end', over, over, true, []],
  ['changes its plan', active, switching, false, ['switched']],
  ['changes its plan back', switching, active, false, ['switched']],
  ['renews with the other plan', switching, yearly, true, ['renewed']],
])('tells that a membership %s', (_, before, now, renewed, news) => {
  expect(newsOf({ before, now, renewed })).toEqual(news);
});
