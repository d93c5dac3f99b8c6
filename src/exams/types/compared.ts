import type { Variety } from '#locale/locales.ts';
import type { ComparedResult } from '../exam.ts';
import type { TypesResult } from './score.ts';
import { namedAs, percentOn, tellingOf, valueSaid } from './telling.ts';

/** The type, and its four axes. */
export function compared(result: TypesResult, locale: Variety): ComparedResult {
  const telling = tellingOf(result, locale);
  const nameOf = (axis: TypesResult['axes'][number]['id']) => {
    const { low, high } = telling.words.axes[axis];
    return `${low.name}–${high.name}`;
  };
  return {
    told: namedAs(telling, result.code),
    parts: result.axes.map((score) => {
      const { low, high } = percentOn(score);
      const said = { value: valueSaid(telling, score), low, high };
      return { ...score, name: nameOf(score.id), said };
    }),
  };
}
