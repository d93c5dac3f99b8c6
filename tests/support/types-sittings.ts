import type { GivenAnswer } from '#contract/exams.ts';
import type { ReportDocument } from '#contract/report.ts';
import { type TypeCode, typeCodes } from '#contract/types.ts';
import { sidesOf } from '#exams/types/axes.ts';
import { types } from '#exams/types/exam.ts';
import { items, towardsHigh } from '#exams/types/items.ts';
import { packages } from '#exams/types/packages.ts';
import { drawReading, drawTruth, sit } from '#exams/types/simulation.ts';
import type { Variety } from '#locale/locales.ts';
import { randomOf } from '#psychometrics/random.ts';

/** Answers of somebody who stands on a type's side of each axis. @param firmness steps from the middle one, up to 3 */
export function answersOf(code: TypeCode, firmness = 2): GivenAnswer[] {
  const sides = sidesOf(code);
  return items.map((item, at) => {
    const towards = 3 + (sides[item.axis] === 'high' ? firmness : -firmness) * (at % 3 === 2 ? 0 : 1);
    return { questionId: item.id, choice: towardsHigh(item, towards), milliseconds: 5000 + 37 * at };
  });
}

/** Answers of a person of the design population, another one for each number; some leave a statement open. */
export function variedAnswers(nth: number): GivenAnswer[] {
  const random = randomOf(`types ${nth}`);
  const steps = sit(drawTruth(random), drawReading(random), random);
  return items.map(({ id }, at) => ({
    questionId: id,
    choice: nth % 4 === 3 && at % 9 === 0 ? null : (steps[at] ?? null),
    milliseconds: 2000 + random.below(9000),
  }));
}

/** What every type can be met by: the sixteen, firm and faint. */
export const everyType = typeCodes.flatMap((code) => [1, 2, 3].map((firmness) => ({ code, firmness })));

/** A report. @param tier of the package */
export function typesReport(
  answers: readonly GivenAnswer[],
  locale: Variety = 'EN',
  tier: 'basic' | 'premium' = 'premium',
): ReportDocument {
  const features = packages.find((one) => one.tier === tier)?.features ?? [];
  const result = types.score('', answers);
  return types.report({ seed: '', answers, result, locale, takenAt: '2026-11-22T10:00:00.000Z', features });
}
