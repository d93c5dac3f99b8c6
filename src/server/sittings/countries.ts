import type { ScoreFace } from '#contract/exams.ts';
import type { CountrySample } from '#contract/figures.ts';
import { worldPlaces } from '#drawing/world-places.ts';
import { regionNames } from '#locale/formatters.ts';
import { languageTags, type Variety } from '#locale/locales.ts';
import type { CountryAverage } from './counting.ts';

/** The countries as a landing draws them, in a reader's language; one that no map shows is left out. */
export function countrySamples(
  countries: readonly CountryAverage[],
  { classes }: ScoreFace,
  variety: Variety,
): CountrySample[] {
  const names = regionNames(languageTags[variety]);
  return countries.flatMap(({ code, score }) => {
    const place = worldPlaces[code];
    if (!place) return [];
    const band = classes.find(({ low }) => low === null || Math.round(score) >= low);
    const [x, y] = place;
    return [{ key: code, name: names.of(code) ?? code, score, typeStr: band?.name ?? '', x, y }];
  });
}
