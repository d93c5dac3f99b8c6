import { smallestGroup, smallestTotal } from '#psychometrics/fairness/comparable.ts';
import type { GradedTest } from '../graded.ts';
import { ageTable } from './ages.ts';
import type { GradedRecalibration } from './recalibrate.ts';

/** Below this, divided by how many items there are, an item is worth a look. */
const worthALook = 0.05;

/** What a calibration of a questionnaire found, as text for a terminal: items beside their design, correlations, fairness. */
export function gradedTable(test: GradedTest, found: GradedRecalibration): string {
  const { sampleSize, leftOut, items, correlations } = found;
  const { dimensions } = test;
  return [
    `${sampleSize} usable sittings, ${leftOut} left out`,
    '',
    'Items: slopes and thresholds in logits, each with its standard error and [by design].',
    '',
    ...test.items.map(({ id, design }, at) => {
      const { slopes, thresholds, standardError } = items[at] as GradedRecalibration['items'][number];
      const told = (value: number, error: number | undefined, was: number) =>
        `${signed(value)} ± ${error === undefined ? '–' : error.toFixed(2)} [${signed(was)}]`;
      return [
        id.padEnd(18),
        ...slopes.flatMap((slope, dimension) =>
          slope === 0
            ? []
            : [
                `${dimensions[dimension]} ${told(slope, standardError?.slopes[dimension], design.slopes[dimension] as number)}`,
              ],
        ),
        ...thresholds.map((threshold, k) =>
          told(threshold, standardError?.thresholds[k], design.thresholds[k] as number),
        ),
      ].join('  ');
    }),
    ...(dimensions.length > 1 ? ['', 'Correlations of what is measured, [by design].', ''] : []),
    ...dimensions.flatMap((one, at) =>
      at === 0
        ? []
        : [
            [
              one.padEnd(18),
              ...dimensions
                .slice(0, at)
                .map(
                  (other, to) =>
                    `${other} ${signed(correlations[at]?.[to] as number)} [${signed(test.correlations[at]?.[to] as number)}]`,
                ),
            ].join('  '),
          ],
    ),
    '',
    ...fairness(test, found),
    ...(found.ages ? ['', ...ageTable(found.ages)] : []),
    '',
  ].join('\n');
}

function fairness({ items, dimensions }: GradedTest, { dif, locales }: GradedRecalibration): string[] {
  if (locales.length === 0)
    return [
      `Fairness: no locale has ${smallestGroup} sitters among ${smallestTotal} or more, with as many in the others.`,
    ];
  const found = dif.filter(
    ({ difClass, test }) => difClass !== 'A' && (test.either?.pValue ?? 1) < worthALook / items.length,
  );
  return [
    `Fairness: each item in ${locales.map(({ locale }) => locale).join(', ')} against all other locales, at the same score.`,
    ...locales.map(({ locale, persons, means }) =>
      [
        `  ${locale}: ${persons} sitters`,
        ...means.map((mean, at) => `${dimensions[at]} ${signed(mean)}`),
      ].join('  '),
    ),
    found.length === 0
      ? 'No item is of class B or C beyond chance.'
      : 'Ordinal logistic regression: group, below 0 where less is chosen; p uniform, p not uniform; gain in R²; class.',
    ...found.map(({ locale, item, test, difClass }) =>
      [
        `  ${(items[item]?.id ?? '').padEnd(18)}${locale}`,
        signed(test.group?.coefficients[1] ?? 0),
        (test.uniform?.pValue ?? 1).toExponential(1),
        (test.nonUniform?.pValue ?? 1).toExponential(1),
        (test.either?.rSquaredDifference ?? 0).toFixed(3),
        difClass,
      ].join('  '),
    ),
  ];
}

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
