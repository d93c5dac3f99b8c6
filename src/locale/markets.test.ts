import { describe, expect, it } from 'vitest';
import { findMarket, markets } from './markets.ts';
import { parseReference } from './reference.ts';

/** The letters that no country has been given; user-assigned codes (ISO 3166-1, 8.1.3) but for `XX`, our own unknown. */
const noCountry = ['AA', 'EU', 'QQ', 'SU', 'UK', 'XA', 'XK', 'ZZ', 'D', 'DEU', ''];

/** What the run-time's own tables (CLDR) call a country today. */
function countries(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code);
}

/** Named by CLDR, and no country of ISO 3166-1: exceptionally reserved, user-assigned, or gone. */
const reserved =
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FQ FX HV IC JT MI NH NQ NT PC PU PZ QO RH SU TA TP UK UN VD WK XA XB XK XX YD YU ZR ZZ';

describe('the markets', () => {
  it('are the 249 countries of ISO 3166-1, and the unknown one', () => {
    expect(markets.size).toBe(250);
    const known = [...markets.keys()].filter((code) => code !== 'XX').sort();
    expect(known).toEqual(countries().filter((code) => !reserved.split(' ').includes(code)));
  });

  it('sell at the prices of the unknown one where they have no price list', () => {
    expect(findMarket('IS')).toEqual({ code: 'IS', currency: 'USD', continent: 'EUR', tax: 'included' });
    expect(parseReference('is-subs-1002')?.canonical).toBe('IS-SUBS-1002');
  });

  it('say nothing of a tax that they do not have', () => {
    const taxed = ['DE', 'JP', 'US', 'CA', 'HK', 'MO', 'XX'].map((code) => findMarket(code)?.tax);
    expect(taxed).toEqual(['included', 'included', 'added', 'added', 'none', 'none', 'included']);
  });

  it.each(noCountry)('know no %s', (code) => {
    expect(findMarket(code)).toBeUndefined();
    expect(parseReference(`${code}-SUBS-1002`)).toBeUndefined();
  });
});
