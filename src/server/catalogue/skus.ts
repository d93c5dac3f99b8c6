import type { Sku } from '#contract/catalogue.ts';
import type { Exam } from '#exams/exam.ts';
import type { Locale } from '#locale/locales.ts';
import { findMarket, type Market } from '#locale/markets.ts';
import { Refusal } from '#server/platform/errors.ts';
import { rawWords } from '#words/index.ts';
import { type OfferedPackage, priceIn } from './packages.ts';

/** @throws Refusal `skuOfAnotherMarket` for a market where nothing is sold */
export function knownMarket(code: string): Market {
  const market = findMarket(code);
  if (!market) throw new Refusal('skuOfAnotherMarket');
  return market;
}

/** A package as a buyer in a market and a language sees it. */
export function skuOf(exam: Exam, offered: OfferedPackage, market: Market, locale: Locale): Sku {
  const { names } = rawWords(locale, 'catalogue');
  const { summaries, features } = exam.offer(locale);
  const { amount, currency } = priceIn(market, offered);
  return {
    skuId: offered.skuId,
    name: names[offered.tier],
    summary: summaries[offered.tier] ?? '',
    price: { amount, currency, taxIncluded: market.taxIncluded },
    features: offered.features.map((feature) => ({
      logo: feature,
      name: features[feature]?.name ?? '',
      content: features[feature]?.content ?? '',
    })),
    mostPopular: false,
    salesVolume: null,
  };
}
