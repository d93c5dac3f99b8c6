import { smallestGroup, smallestTotal } from '#psychometrics/fairness/comparable.ts';
import { ageTable } from '../../kit/calibration/ages.ts';
import type { ChoiceCurve, Explained } from './explained.ts';
import type { PlaceCalibration, Recalibration } from './recalibrate.ts';

/** Below this a place's fit, drift or fairness is worth a look: one in a hundred where nothing is amiss. */
const worthALook = 0.01;

/** What a calibration found, as text for a terminal: places with fit and drift, what explains them, choices, then fairness. */
export function calibrationTable(found: Recalibration, inForce: string): string {
  const { norm, leftOut, shift, places, kept } = found;
  const misfits = places.filter(({ fit }) => (fit?.pValue ?? 1) < worthALook);
  return [
    `${norm.edition}: ${norm.sampleSize} usable sittings, ${leftOut} left out`,
    `norm ${norm.id} (${norm.kind}), reliability ${norm.reliability}`,
    `mean ability of these sitters by ${inForce}: ${signed(shift)} (IQ ${Math.round(100 + 15 * shift)})`,
    '',
    'Places. a, b: slope and difficulty with standard errors; was: b by the norm in force, moved to the new mean;',
    'drift: b against that, in standard errors; fit: thirds by ability, score test with two degrees, and p. * below 0.01.',
    '',
    columns(['place', 'kind', 'asked', 'right', 'a', '±', 'b', '±', 'was', 'drift', 'fit', 'p']),
    ...places.map(placeLine),
    ...(kept.length > 0 ? ['', `Asked too rarely, and kept as they were: ${kept.join(', ')}`] : []),
    ...(misfits.length > 0
      ? [
          '',
          'Places that do not fit: right answers from the least able third to the most able, observed (expected).',
        ]
      : []),
    ...misfits.map(levelsLine),
    ...explanation(found.explained),
    ...choices(found.curves),
    '',
    ...fairness(found),
    ...(found.ages ? ['', ...ageTable(found.ages)] : []),
    '',
  ].join('\n');
}

function placeLine({ id, scale, asked, right, newer, drift, fit }: PlaceCalibration): string {
  const { a, b, standardError } = newer;
  const mark = (pValue: number) => (pValue < worthALook ? '*' : '');
  return columns([
    id,
    scale,
    String(asked),
    `${Math.round(100 * right)} %`,
    a.toFixed(2),
    standardError?.a.toFixed(2) ?? '–',
    signed(b),
    standardError?.b.toFixed(2) ?? '–',
    signed(b - (drift?.departure ?? 0)),
    drift ? `${signed(drift.zScore, 1)}${mark(drift.pValue)}` : 'anchor',
    fit ? fit.chiSquare.toFixed(1) : '–',
    fit ? `${fit.pValue.toFixed(3)}${mark(fit.pValue)}` : '–',
  ]);
}

function levelsLine({ id, fit }: PlaceCalibration): string {
  const levels = (fit?.groups ?? []).map(
    ({ asked, right, expectedRight }) => `${right} (${expectedRight.toFixed(1)}) of ${asked}`,
  );
  return `  ${id}  ${levels.join(', ')}`;
}

function explanation(explained: Explained | null): string[] {
  if (!explained) return [];
  const { features, coefficients, residual, places, rest } = explained;
  return [
    '',
    `What explains ${places} difficulties: per unit of each feature, with its standard error; what is left has a deviation of ${residual.toFixed(2)}`,
    `(chi-square ${rest.chiSquare.toFixed(1)}, ${rest.degrees} degrees, if nothing were left).`,
    ...features.map((name, at) => {
      const { value = 0, standardError = 0 } = coefficients[at] ?? {};
      return `  ${name.padEnd(12)}${signed(value).padStart(7)} ± ${standardError.toFixed(2)}`;
    }),
  ];
}

function choices(curves: readonly ChoiceCurve[]): string[] {
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  return [
    '',
    'Choices, from the least able third of the sitters to the most able: solved (expected), left open, and of the wrong options',
    'taken how they were made wrong.',
    '',
    ...curves.map(({ scale, level, asked, right, expected, open, faults }) =>
      [
        `  ${scale.padEnd(11)}${level + 1}  ${String(asked).padStart(6)} asked  ${percent(right).padStart(5)} (${percent(expected)})`,
        `open ${percent(open)}`,
        ...[...faults].map(([fault, share]) => `${fault} ${percent(share)}`),
      ].join('  '),
    ),
  ];
}

function fairness({ dif, locales, places }: Recalibration): string[] {
  if (locales.length === 0) {
    return [
      `Fairness: no locale has ${smallestGroup} sitters among ${smallestTotal} or more, with as many in the others.`,
    ];
  }
  const found = dif.filter(
    ({ difClass, test }) => difClass !== 'A' && test.pValue < (10 * worthALook) / places.length,
  );
  return [
    `Fairness: each place in ${locales.map(({ group }) => group).join(', ')} against all other locales, at the same ability.`,
    ...locales.map(
      ({ group, persons, mean, deviation }) =>
        `  ${group}: ${persons} sitters, mean ability ${signed(mean)}, deviation ${deviation.toFixed(2)}`,
    ),
    found.length === 0
      ? 'No place is of class B or C beyond chance.'
      : 'delta: below 0 where harder for the locale; class: B moderate, C large; p of the score test.',
    ...(found.length === 0 ? [] : ['', columns(['place', 'kind', 'locale', 'delta', 'class', 'p'])]),
    ...found.map(({ group, item, delta, difClass, test }) => {
      const { id = '', scale = '' } = places[item] ?? {};
      return columns([id, scale, group, signed(delta), difClass, test.pValue.toExponential(1)]);
    }),
  ];
}

const signed = (value: number, digits = 2) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;

/** The first two to the left, numbers to the right. */
const columns = ([place = '', kind = '', ...rest]: readonly string[]) =>
  [place.padEnd(7), kind.padEnd(11), ...rest.map((text) => text.padStart(8))].join('').trimEnd();
