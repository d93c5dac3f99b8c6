import type { FastifyInstance } from 'fastify';
import { userPrivilege, vipDetail } from '#contract/privileges.ts';
import { goodsOf, isFreeWithAccount } from '#exams/features.ts';
import { exams } from '#exams/index.ts';
import type { Variety } from '#locale/locales.ts';
import type { Market } from '#locale/markets.ts';
import {
  isOnSale,
  itemsOfKind,
  knownMarket,
  leavesChoice,
  lowestOf,
  nameOf,
  priceIn,
} from '#server/catalogue/skus.ts';
import { beginsSoon, standingOf } from '#server/memberships/members.ts';
import { viewOf } from '#server/memberships/view.ts';
import { serve } from '#server/platform/http/serve.ts';
import type { Room } from '#server/platform/room.ts';
import { rawWords } from '#words/index.ts';

/** Where no market is named, its prices are shown. */
const defaultMarket = 'XX';

/** The tests whose reports a membership opens and nobody has for nothing, with what each costs by itself. */
function soldSingly(market: Market, locale: Variety) {
  const sold = exams.filter((exam) => goodsOf(exam) === 'report' && !isFreeWithAccount(exam));
  return sold.flatMap((exam) => {
    const lowest = lowestOf(exam, market);
    if (!lowest) return [];
    const price = { ...priceIn(market, lowest), tax: market.tax };
    return [{ examId: exam.id, name: exam.name(locale), price, from: leavesChoice(exam) }];
  });
}

/** The calls that tell what memberships there are, and which one a browser has. */
export function memberRoutes(http: FastifyInstance, { database, clock }: Room): void {
  serve(http, vipDetail, async ({ query, locale, varietyIn }) => {
    const market = knownMarket(query.countryCode ?? defaultMarket);
    const hl = varietyIn(query.hl ?? locale);
    const { summaries, features } = rawWords(hl, 'membership');
    return {
      plans: itemsOfKind('membership').flatMap((plan) =>
        plan.every && isOnSale(plan)
          ? [
              {
                skuId: plan.skuId,
                every: plan.every,
                name: nameOf(plan, hl),
                summary: summaries[plan.every],
                price: { ...priceIn(market, plan), tax: market.tax },
              },
            ]
          : [],
      ),
      features: Object.entries(features).map(([logo, feature]) => ({ logo, ...feature })),
      tests: soldSingly(market, hl),
    };
  });

  serve(http, userPrivilege, async ({ reader }) => {
    if (!reader) return { member: false, begins: false, until: null, membership: null };
    const { member, until, membership } = await standingOf(database, reader, clock.now());
    return {
      member,
      begins: !member && (await beginsSoon(database, reader)),
      until: until?.toISOString() ?? null,
      membership: membership ? await viewOf(database, membership) : null,
    };
  });
}
