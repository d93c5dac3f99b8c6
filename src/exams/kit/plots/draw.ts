import { drawBars, drawPanels, type PlotAxis } from '#drawing/plot.ts';
import type { PlotNumbers } from './numbers.ts';

/** Names of the plots there are of a test, in the order of a manual. */
export type PlotName = 'error' | 'coverage' | 'reliability' | 'results';

/** The plots of a test as SVG. Words are English, as the manuals are. */
export function drawPlots(numbers: PlotNumbers): Readonly<Partial<Record<PlotName, string>>> {
  return {
    error: errorPlot(numbers),
    coverage: coveragePlot(numbers),
    reliability: reliabilityPlot(numbers),
    ...(numbers.results && { results: resultsPlot(numbers.results, numbers.sitters) }),
  };
}

/** Two and a half deviations to either side. */
const scaleAxis = ({ mean, deviation }: PlotNumbers['scale']): PlotAxis => ({
  from: mean - 2.6 * deviation,
  to: mean + 2.6 * deviation,
  ticks: [-2, -1, 0, 1, 2].map((at) => mean + at * deviation),
  write: (value) => String(value).replace('-', '−'),
});

function errorPlot({ scales, scale, unit }: PlotNumbers): string {
  const most = Math.max(...scales.flatMap(({ byTruth }) => byTruth.flatMap(({ told, off }) => [told, off])));
  const step = [0.5, 1, 2, 5, 10].find((size) => most / size <= 5) ?? 20;
  const top = step * Math.ceil(most / step);
  const y = {
    from: 0,
    to: top,
    ticks: Array.from({ length: Math.round(top / step) + 1 }, (_, at) => at * step),
  };
  return drawPanels(
    scales.map(({ name, byTruth }) => ({
      title: name,
      x: scaleAxis(scale),
      y,
      line: byTruth.map(({ at, told }) => ({ x: at, y: told })),
      dots: byTruth.map(({ at, off }) => ({ x: at, y: off })),
    })),
    [
      `Line: half-width of the 95 % interval told, in ${unit}.`,
      'Dots: 1.96 root mean square errors. Across: true value.',
    ],
  );
}

function coveragePlot({ scales, scale }: PlotNumbers): string {
  const y = {
    from: 0.8,
    to: 1,
    ticks: [0.8, 0.85, 0.9, 0.95, 1],
    write: (share: number) => `${Math.round(100 * share)}`,
  };
  return drawPanels(
    scales.map(({ name, byScore }) => ({
      title: name,
      x: scaleAxis(scale),
      y,
      aim: 0.95,
      dots: byScore.map(({ at, covered, persons }) => {
        const chance = 1.96 * Math.sqrt((covered * (1 - covered)) / persons);
        return { x: at, y: covered, low: covered - chance, high: Math.min(1, covered + chance) };
      }),
    })),
    ['Of 100 intervals told, how many hold the true value.', 'Strokes: reach of chance. Across: score.'],
  );
}

const reliabilityPlot = ({ scales }: PlotNumbers): string =>
  drawBars(
    scales.map(({ name, reliability }) => ({ name, value: reliability, written: reliability.toFixed(2) })),
    1,
    ['Reliability: squared correlation of score and true value.'],
  );

const resultsPlot = ({ of, shares }: NonNullable<PlotNumbers['results']>, sitters: number): string =>
  drawBars(
    shares.map(({ name, share }) => ({
      name,
      value: share,
      written: `${(100 * share).toFixed(share < 0.001 ? 2 : 1)} %`,
    })),
    Math.max(...shares.map(({ share }) => share)),
    [`Of ${sitters.toLocaleString('en')} simulated sitters: ${of}.`],
  );
