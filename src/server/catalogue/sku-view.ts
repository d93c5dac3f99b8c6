import type { Sku } from '#contract/catalogue.ts';
import type { FeatureId } from '#exams/exam.ts';
import { listed } from '#locale/list.ts';
import type { Variety } from '#locale/locales.ts';
import type { Market } from '#locale/markets.ts';
import { paragraphOf } from '#locale/sentences.ts';
import { rawWords } from '#words/index.ts';
import { isPackage } from './items.ts';
import { addedBy, examsBroughtBy, isAvailable } from './packages.ts';
import type { SkuFigures } from './sales-figures.ts';
import { type CatalogueItem, nameOf, priceIn } from './skus.ts';
import { catalogueWords } from './words.ts';

/** What is said of it beside its price. */
type Wording = Pick<Sku, 'name' | 'summary' | 'features'>;

/**
 * Something that is sold as a buyer in a market and a language sees it.
 *
 * @throws Refusal `skuOfAnotherMarket` where it has no price there
 */
export function skuOf(item: CatalogueItem, market: Market, locale: Variety, figures: SkuFigures): Sku {
  const price = { ...priceIn(market, item), tax: market.tax };
  const { skuId, exam } = item;
  const adds = isPackage(item) && exam ? addedBy(exam, skuId) : null;
  return { skuId, ...wordingOf(item, locale), adds: adds && [...adds], price, ...figures };
}

function wordingOf(item: CatalogueItem, locale: Variety): Wording {
  if (isPackage(item)) return wordingOfPackage(item, locale);
  const words = catalogueWords(locale);
  if (item.every) {
    const { summaries, features } = rawWords(locale, 'membership');
    const held = Object.entries(features).map(([logo, feature]) => ({ logo, ...feature }));
    return { name: nameOf(item, locale), summary: summaries[item.every], features: held };
  }
  const name = item.exam?.name(locale) ?? words('extras.certificate.name');
  const kind = item.exam ? 'test' : 'certificate';
  const content = words(`extras.${kind}.content`);
  const features = item.features.map((logo) => ({ logo, name, content }));
  return { name, summary: words(`extras.${kind}.summary`), features };
}

/** The sentence that names the tests whose reports a package brings, by what can be delivered; none where it brings none. */
function brought(features: readonly FeatureId[], locale: Variety): string[] {
  const names = examsBroughtBy(features).map((exam) => exam.name(locale));
  if (names.length === 0) return [];
  const tests = listed(locale, names);
  return [catalogueWords(locale)('brings', { tests, count: names.length })];
}

function wordingOfPackage({ exam, tier, named, features }: CatalogueItem, locale: Variety): Wording {
  const said = exam?.offer(locale);
  return {
    name: named ? catalogueWords(locale)(`names.${named}`) : '',
    summary: paragraphOf(locale, [(tier && said?.summaries[tier]) ?? '', ...brought(features, locale)]),
    features: features.filter(isAvailable).map((feature) => ({
      logo: feature,
      name: said?.features[feature]?.name ?? '',
      content: said?.features[feature]?.content ?? '',
    })),
  };
}
