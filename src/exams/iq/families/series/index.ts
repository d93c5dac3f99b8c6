import { drawNumber, drawSeries } from '#drawing/items/series.ts';
import { generateSeries, type SeriesItem, type SeriesPlan } from '#psychometrics/generate/series/generate.ts';
import type { Family } from '../../family.ts';
import { describeSeries } from './describe.ts';
import { explainSeries, explainWrongSeries } from './explain.ts';
import { seriesFaults, seriesSteps } from './workings.ts';

/** Number series: which number comes next? */
export const series: Family<SeriesPlan, SeriesItem> = {
  name: 'series',
  generate: generateSeries,
  draw: ({ terms, options }) => ({ stem: drawSeries(terms), options: options.map(drawNumber) }),
  describe: describeSeries,
  explain: explainSeries,
  explainWrong: explainWrongSeries,
  workings: { suffice: false, steps: seriesSteps, faults: seriesFaults },
};
