import type { GroupDif } from '#psychometrics/fairness/by-group.ts';
import { smallestGroup, smallestTotal } from '#psychometrics/fairness/by-group.ts';
import type { PlaceCalibration, Recalibration } from './calibration.ts';

/** Below this a place's fit, drift or fairness is worth a look: one in a hundred where nothing is amiss. */
const worthALook = 0.01;

/** What a calibration found, as text for a terminal: fit and drift by place, then fairness by locale. */
export function calibrationTable(
  { norm, leftOut, shift, places, dif }: Recalibration,
  inForce: string,
): string {
  const misfits = places.filter(({ fit }) => (fit.pValue ?? 1) < worthALook);
  return [
    `${norm.edition}: ${norm.sampleSize} usable sittings, ${leftOut} left out`,
    `norm ${norm.id} (${norm.kind}), reliability ${norm.reliability}`,
    `mean ability of these sitters by ${inForce}: ${signed(shift)} (IQ ${Math.round(100 + 15 * shift)})`,
    '',
    'Places. a, b: slope and difficulty with standard errors; was: b by the norm in force, moved to the new mean;',
    'drift: b against that, in standard errors; S-X²: fit, with its degrees of freedom and p. * below 0.01.',
    '',
    columns(['place', 'kind', 'right', 'a', '±', 'b', '±', 'was', 'drift', 'S-X²', 'df', 'p']),
    ...places.map(placeLine),
    ...(misfits.length > 0
      ? ['', 'Places that do not fit: right answers by number right, observed (expected).']
      : []),
    ...misfits.map(groupsLine),
    '',
    ...fairness(dif, places),
    '',
  ].join('\n');
}

function placeLine({ id, scale, right, newer, drift, fit }: PlaceCalibration): string {
  const { a, b, standardError } = newer;
  const mark = (pValue: number | null) => ((pValue ?? 1) < worthALook ? '*' : '');
  return columns([
    id,
    scale,
    `${Math.round(100 * right)} %`,
    a.toFixed(2),
    standardError?.a.toFixed(2) ?? '–',
    signed(b),
    standardError?.b.toFixed(2) ?? '–',
    signed(b - drift.departure),
    `${signed(drift.zScore, 1)}${mark(drift.pValue)}`,
    fit.chiSquare.toFixed(1),
    String(fit.degrees),
    fit.pValue === null ? '–' : `${fit.pValue.toFixed(3)}${mark(fit.pValue)}`,
  ]);
}

function groupsLine({ id, fit }: PlaceCalibration): string {
  const groups = fit.groups.map(({ lowest, highest, right, expectedRight }) => {
    const scores = lowest === highest ? `${lowest}` : `${lowest}–${highest}`;
    return `${scores}: ${right} (${expectedRight.toFixed(1)})`;
  });
  return `  ${id}  ${groups.join(', ')}`;
}

function fairness(dif: readonly GroupDif[], places: readonly PlaceCalibration[]): string[] {
  if (dif.length === 0) {
    return [
      `Fairness: no locale has ${smallestGroup} sitters among ${smallestTotal} or more, with as many in the others.`,
    ];
  }
  const locales = [...new Set(dif.map(({ group }) => group))];
  const found = dif.filter(
    ({ mantelHaenszel, logistic }) =>
      (mantelHaenszel && mantelHaenszel.difClass !== 'A') ||
      (logistic?.either && logistic.either.pValue < worthALook / places.length),
  );
  return [
    `Fairness: each place in ${locales.join(', ')} against all other locales, at the same number right.`,
    found.length === 0
      ? 'None is of class B or C, and none differs by logistic regression.'
      : 'delta: below 0 where harder for the locale; class: B moderate, C large; logistic: p, and gain in R².',
    ...(found.length === 0
      ? []
      : ['', columns(['place', 'kind', 'locale', 'delta', 'class', 'logistic', 'R²'])]),
    ...found.map((one) => difLine(one, places[one.item] as PlaceCalibration)),
  ];
}

function difLine({ group, mantelHaenszel, logistic }: GroupDif, { id, scale }: PlaceCalibration): string {
  return columns([
    id,
    scale,
    group,
    mantelHaenszel ? signed(mantelHaenszel.delta) : '–',
    mantelHaenszel?.difClass ?? '–',
    logistic?.either ? logistic.either.pValue.toExponential(1) : '–',
    logistic?.either ? logistic.either.rSquaredDifference.toFixed(3) : '–',
  ]);
}

const signed = (value: number, digits = 2) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;

/** The first two to the left, numbers to the right. */
const columns = ([place = '', kind = '', ...rest]: readonly string[]) =>
  [place.padEnd(7), kind.padEnd(13), ...rest.map((text) => text.padStart(9))].join('').trimEnd();
