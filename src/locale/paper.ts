/** Countries whose paper is that of the United States (Unicode CLDR 47, `supplementalData`, `paperSize`); all others have A4. */
const letterMarkets = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

export const papers = ['a4', 'us-letter'] as const;
export type Paper = (typeof papers)[number];

/** The paper that lies in the printers of a market, by its ISO 3166-1 code. */
export const paperOf = (market: string): Paper => (letterMarkets.has(market) ? 'us-letter' : 'a4');
