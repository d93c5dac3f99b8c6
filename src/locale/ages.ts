/** Asked for where a market's law names no age, or another way to tell who can agree: the most that Europe's law asks (GDPR, article 8). */
const usual = 16;

/**
 * From which age somebody agrees alone to the processing of their data by a service on the internet, where a law names an age,
 * with the law. Of the European Union: what each state chose under article 8 (1) of the GDPR.
 */
const ages: readonly { readonly age: number; readonly markets: string; readonly law: string }[] = [
  { age: 13, markets: 'BE DK EE FI LV MT PT SE', law: 'GDPR, article 8, and the state’s own act' },
  { age: 13, markets: 'IS NO', law: 'the acts that take the GDPR into the EEA' },
  { age: 13, markets: 'GB', law: 'UK GDPR, article 8; Data Protection Act 2018, section 9' },
  { age: 13, markets: 'US', law: 'Children’s Online Privacy Protection Rule, 16 CFR 312' },
  { age: 14, markets: 'AT BG CY ES IT LT', law: 'GDPR, article 8, and the state’s own act' },
  { age: 14, markets: 'CN', law: 'Personal Information Protection Law, article 31' },
  { age: 14, markets: 'KR', law: 'Personal Information Protection Act, article 22-2' },
  { age: 15, markets: 'CZ FR GR SI', law: 'GDPR, article 8, and the state’s own act' },
  { age: 16, markets: 'DE HR HU IE LI LU NL PL RO SK', law: 'GDPR, article 8 (1), unchanged' },
  { age: 18, markets: 'IN', law: 'Digital Personal Data Protection Act 2023, sections 2 (f) and 9' },
  { age: 18, markets: 'ZA', law: 'Protection of Personal Information Act 2013, sections 1, 34 and 35' },
];

const byMarket = new Map(
  ages.flatMap(({ age, markets }) => markets.split(' ').map((market) => [market, age] as const)),
);

/** From which age, in years, somebody in a market opens an account alone. */
export const agreeingAge = (market: string): number => byMarket.get(market) ?? usual;

/**
 * From which age somebody in a market agrees alone to the processing of what is sensitive: the most that Europe's law asks,
 * or more where the market's own does.
 */
export const sensitiveAge = (market: string): number => Math.max(usual, agreeingAge(market));
