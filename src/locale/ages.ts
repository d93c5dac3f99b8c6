/** Asked for where a market's law names no age, or another way to tell who can agree: the most that Europe's law asks (GDPR, article 8). */
const usual = 16;

/**
 * From which age somebody agrees alone to the processing of their data by a service on the internet, where a law names an age;
 * above each the law. Of the European Union: what each state chose under article 8 (1) of the GDPR. Looked through last on
 * 2026-11-28; laws change, and these are looked through once a year.
 */
const ages: Readonly<Partial<Record<string, number>>> = {
  // Datenschutzgesetz, § 4 (4)
  AT: 14,
  // Wet van 30 juli 2018, artikel 7
  BE: 13,
  // Personal Data Protection Act, article 25c
  BG: 14,
  // Personal Information Protection Law, article 31
  CN: 14,
  // Law 125(I)/2018, section 8 (1)
  CY: 14,
  // Zákon 110/2019 Sb., § 7
  CZ: 15,
  // GDPR, article 8 (1), unchanged
  DE: 16,
  // Databeskyttelsesloven, § 6 (2), as amended from 1 January 2024; 13 before
  DK: 15,
  // Isikuandmete kaitse seadus, § 8
  EE: 13,
  // Ley Orgánica 3/2018, artículo 7; a bill on minors in digital surroundings would make it 16
  ES: 14,
  // Tietosuojalaki 1050/2018, § 5
  FI: 13,
  // Loi 78-17, article 45
  FR: 15,
  // UK GDPR, article 8 (1)
  GB: 13,
  // Law 4624/2019, article 21
  GR: 15,
  // GDPR, article 8 (1), unchanged: Zakon NN 42/2018, članak 19
  HR: 16,
  // GDPR, article 8 (1), unchanged
  HU: 16,
  // Data Protection Act 2018, section 31
  IE: 16,
  // Digital Personal Data Protection Act 2023, sections 2 (f) and 9
  IN: 18,
  // Lög 90/2018, 10. gr.
  IS: 13,
  // Codice in materia di protezione dei dati personali, articolo 2-quinquies
  IT: 14,
  // Personal Information Protection Act, article 22-2
  KR: 14,
  // GDPR, article 8 (1), unchanged
  LI: 16,
  // Asmens duomenų teisinės apsaugos įstatymas, 6 straipsnis
  LT: 14,
  // GDPR, article 8 (1), unchanged
  LU: 16,
  // Fizisko personu datu apstrādes likums, 33. pants
  LV: 13,
  // Subsidiary Legislation 586.11
  MT: 13,
  // Uitvoeringswet AVG, artikel 5
  NL: 16,
  // Personopplysningsloven, § 5; 15 was proposed in 2025
  NO: 13,
  // GDPR, article 8 (1), unchanged
  PL: 16,
  // Lei 58/2019, artigo 16
  PT: 13,
  // GDPR, article 8 (1), unchanged
  RO: 16,
  // Lag 2018:218, 2 kap. 4 §
  SE: 13,
  // ZVOP-2, 8. člen
  SI: 15,
  // Zákon 18/2018 Z. z., § 15
  SK: 16,
  // Children’s Online Privacy Protection Rule, 16 CFR 312.2
  US: 13,
  // Protection of Personal Information Act 2013, sections 1, 34 and 35
  ZA: 18,
};

/** From which age, in years, somebody in a market opens an account alone. */
export const agreeingAge = (market: string): number => ages[market] ?? usual;

/**
 * From which age somebody in a market agrees alone to the processing of what is sensitive: the most that Europe's law asks,
 * or more where the market's own does.
 */
export const sensitiveAge = (market: string): number => Math.max(usual, agreeingAge(market));
