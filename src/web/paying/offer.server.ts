import type { DataOf } from '#contract/call.ts';
import { skuInfo, skuList } from '#contract/catalogue.ts';
import { couponCode, priceOrder } from '#contract/payments.ts';
import { vipDetail } from '#contract/privileges.ts';
import type { Host } from '../host.ts';
import { kindOf } from '../order/kinds.ts';
import type { OrderView } from '../order/order.server.ts';
import { type Problem, problemOf } from '../shell/problem.ts';

/** What is bought, for how much, and what is wrong with the code that was tried. */
export interface Offer {
  skuId: string;
  name: string;
  /** What it holds, by name; none where that is said elsewhere. */
  features: readonly string[];
  price: DataOf<typeof priceOrder>;
  /** How often a membership is charged. */
  every: 'month' | 'year' | null;
  /** Whether it is all that can be chosen here. */
  only: boolean;
  coupon: { tried: string; problem: 'malformed' | Problem } | null;
}

interface Asked {
  order: OrderView;
  skuId: string;
  examId: `SUBS-${number}`;
  countryCode: string;
  /** As it was typed. */
  coupon: string | null;
}

/** The offer of the pay page; `refused` where the package is not on sale here, `failed` where it could not be had. */
export async function loadOffer(host: Host, asked: Asked): Promise<Offer | 'refused' | 'failed'> {
  const { orderNumber } = asked.order;
  const { skuId, examId, countryCode } = asked;
  const code = asked.coupon ? couponCode.safeParse(asked.coupon) : undefined;
  const [named, plain, reduced, list] = await Promise.all([
    nameOf(host, asked),
    host.call(priceOrder, { body: { orderNumber, skuId } }),
    code?.success ? host.call(priceOrder, { body: { orderNumber, skuId, coupon: code.data } }) : undefined,
    kindOf(asked.order).changeNone
      ? host.call(skuList, { params: { examId, countryCode, hl: host.locale } })
      : undefined,
  ]);
  if (named === 'refused' || named === 'failed') return named;
  if (!plain.ok) return plain.kind === 'refused' && plain.status === 200 ? 'refused' : 'failed';
  const only = list?.ok === true && list.data.list.length === 1;
  const offer = { skuId, ...named, price: plain.data, only, coupon: null };
  if (!asked.coupon || !code) return offer;
  if (reduced?.ok) return { ...offer, price: reduced.data };
  const problem = reduced ? problemOf(reduced) : 'malformed';
  return { ...offer, coupon: { tried: asked.coupon, problem } };
}

async function nameOf(
  host: Host,
  { order, skuId, examId, countryCode }: Asked,
): Promise<Pick<Offer, 'name' | 'features' | 'every'> | 'refused' | 'failed'> {
  const hl = host.locale;
  if (kindOf(order).namedBy === 'plans') {
    const plans = await host.call(vipDetail, { query: { countryCode, hl } });
    if (!plans.ok) return 'failed';
    const plan = plans.data.plans.find((other) => other.skuId === skuId);
    return plan ? { name: plan.name, features: [], every: plan.every } : 'refused';
  }
  const ordered =
    order.productName !== null && order.skuId === skuId
      ? { name: order.productName, features: [], every: null }
      : undefined;
  if (ordered && kindOf(order).namedBy === 'order') return ordered;
  const sku = await host.call(skuInfo, { params: { examId, skuId, countryCode, hl } });
  if (sku.ok) {
    const { name, features } = sku.data;
    return { name, features: features.map((feature) => feature.name), every: null };
  }
  if (ordered) return ordered;
  return sku.kind === 'refused' && sku.status === 200 ? 'refused' : 'failed';
}
