import type { AnalogyFault } from '#psychometrics/generate/analogies/item.ts';
import type { FaultKind } from '#psychometrics/generate/matrices/item.ts';
import type { SeriesFault } from '#psychometrics/generate/series/generate.ts';
import type { CubeFault } from '#psychometrics/generate/spatial/cube/cube.ts';
import type { FoldingFault } from '#psychometrics/generate/spatial/folding/folding.ts';
import type { RotationFault } from '#psychometrics/generate/spatial/rotation/figure.ts';
import type { AskedQuestion } from './questions.ts';

type Fault = FaultKind | SeriesFault | AnalogyFault | CubeFault | FoldingFault | RotationFault;

/** How much of the rule a wrong answer keeps: a part of it, nothing, or it shows what stands in the question already. */
export type ErrorKind = 'part' | 'repeated' | 'far';

const kinds: Readonly<Record<Fault, ErrorKind>> = {
  repetition: 'repeated',
  oneRuleWrong: 'part',
  oneAttributeOff: 'part',
  incompleteCorrelate: 'part',
  noRuleKept: 'far',
  oldStep: 'part',
  otherLane: 'part',
  withoutConstant: 'part',
  slip: 'part',
  otherStep: 'far',
  oneChangeWrong: 'part',
  severalWrong: 'part',
  onePropertyMissing: 'part',
  bothPropertiesMissing: 'far',
  belongs: 'far',
  mirrored: 'part',
  changed: 'part',
  changedMirrored: 'far',
  opposite: 'far',
  otherFold: 'part',
  otherPlace: 'part',
  both: 'far',
};

/** @param fault how an option was made wrong, as its family names it */
export const errorKindOf = (fault: string): ErrorKind => kinds[fault as Fault];

/** How the wrong answers of a sitting were wrong. */
export interface Errors {
  /** What is more frequent than either of the others. */
  readonly most: ErrorKind | 'mixed';
  readonly of: Readonly<Record<ErrorKind, readonly AskedQuestion[]>>;
}

/** With fewer wrong answers, none of their kinds is frequent. */
const leastWrong = 2;

/** Undefined where there are too few wrong answers to be summed up. */
export function errorsOf(questions: readonly AskedQuestion[]): Errors | undefined {
  const wrong = questions.filter(({ error }) => error !== undefined);
  if (wrong.length < leastWrong) return undefined;
  const kindOf = (kind: ErrorKind) => wrong.filter(({ error }) => error === kind);
  const of = { part: kindOf('part'), repeated: kindOf('repeated'), far: kindOf('far') };
  const ranked = (['part', 'repeated', 'far'] as const).toSorted(
    (one, other) => of[other].length - of[one].length,
  );
  const [first, second] = ranked as [ErrorKind, ErrorKind, ErrorKind];
  return { most: of[first].length > of[second].length ? first : 'mixed', of };
}
