import { useMemo } from 'react';
import type { Given } from './kept.ts';
import { useSitting } from './sitting-context.tsx';
import { closing, passing } from './stages.ts';
import { backward, gateAt, onward, opening, type Standing, seenName } from './walk.ts';

/** Where on the way this sitting stands, and what comes next and before. */
export function useWalk() {
  const { questions, form, gates, store, kept } = useSitting();
  const walk = useMemo(() => ({ questions, gates }), [questions, gates]);
  const page = Math.min(Math.max(kept.page, kept.closed.length + 1), questions.length);
  const standing: Standing = kept.moment ? { page, moment: kept.moment } : opening(walk, page, kept.seen);
  const gate = gateAt(walk, page);
  const next = onward(walk, standing, kept.seen);
  const before = backward(standing);

  return {
    ...standing,
    gate,
    next,
    /** None where answers stand. */
    before: before && before.page > kept.closed.length ? before : undefined,
    /** What going on closes, before it does. */
    closes: closing(form.stages, questions, kept, page),
    /** The last word on the question in view, and another one in view. */
    turn: (given: Given, to: Standing) => store.turn(given, to, passing(form, kept, to.page)),
    /** Goes on from the moment that is shown; at the end of the way nothing more stands there. */
    pass: () => {
      if (gate) store.pass(seenName(standing.moment, gate), next ?? { page, moment: 'question' });
    },
  };
}
