import type { Sku } from '#contract/catalogue.ts';

/** What is told of a package: what it holds beyond the one below it, or all of it where it does not hold all of that. */
export const toldOf = ({ features, adds }: Pick<Sku, 'features' | 'adds'>): Sku['features'] =>
  adds === null ? features : features.filter(({ logo }) => adds.includes(logo));
