import type { ExamFigures } from '#contract/figures.ts';
import { type CountryAverage, countedDays, smallest } from './counting.ts';

/** All fifteen display-only numbers of the specification (section 9): for demonstrations, never under measured figures. */
export const showcase: ExamFigures = {
  mode: 'showcase',
  smallest,
  day: countedDays,
  yesterdayCount: 4776,
  monthCount: 390_823,
  totalCount: 31_006_700,
  examAvgScore: 101,
  people: 768_996,
  exploringCount: 5679,
  lastHour: [663, 785, 998],
  countryCount: null,
  claims: {
    satisfaction: 0.983,
    fasterThan: 0.97,
    reasoningAbove: 0.95,
    validity: 0.97,
    tests: 31_000_000,
    countries: 100,
  },
};

/** Made up, and the same everywhere: not even a demonstration ranks countries. */
export const showcaseCountries: readonly CountryAverage[] = [
  'US',
  'DE',
  'JP',
  'BR',
  'FR',
  'KR',
  'MX',
  'ES',
  'PT',
  'IN',
  'ZA',
  'AU',
].map((code) => ({ code, score: 100 }));
