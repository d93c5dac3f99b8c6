import type { Sku } from '#contract/catalogue.ts';
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
export function skuOf(offered: OfferedPackage, market: Market, locale: Locale): Sku {
  const words = rawWords(locale, 'catalogue');
  const { amount, currency } = priceIn(market, offered);
  return {
    skuId: offered.skuId,
    name: words.names[offered.tier],
    summary: words.summaries[offered.tier],
    price: { amount, currency, taxIncluded: market.taxIncluded },
    features: offered.features.map((feature) => ({
      logo: feature,
      name: words.features[feature],
      content: words.contents[feature],
    })),
    mostPopular: false,
    salesVolume: null,
  };
}
