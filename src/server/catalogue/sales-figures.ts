import type { Sku } from '#contract/catalogue.ts';

export type SkuFigures = Pick<Sku, 'mostPopular' | 'salesVolume'>;

/** How often each package was sold, by its id. */
export type Sales = ReadonlyMap<string, number>;

/** A package sold less often says nothing by its number, and could say something about a person. */
export const smallestSales = 20;

export const withoutFigures: SkuFigures = { mostPopular: false, salesVolume: null };

/** What may be said of the sales of one package, among those that it is shown with. */
export function figuresOf(skuId: string, sales: Sales): SkuFigures {
  const sold = sales.get(skuId) ?? 0;
  if (sold < smallestSales) return withoutFigures;
  const others = [...sales].filter(([other]) => other !== skuId).map(([, count]) => count);
  return { salesVolume: sold, mostPopular: others.length > 0 && others.every((count) => count < sold) };
}

/** Made up, in the order that packages stand in; beside the display numbers of the specification alone, for demonstrations. */
const sample = [12_408, 30_951, 18_276];
const last = 9_640;

/** The sales that a demonstration shows of packages: the second sells best. */
export function sampleSales(skuIds: readonly string[]): Sales {
  return new Map(skuIds.map((skuId, at) => [skuId, sample[at] ?? last]));
}
