import { useMemo } from 'react';
import { useSitting } from './sitting-context.tsx';
import { backward, gateAt, onward, opening, type Standing, seenName } from './walk.ts';

/** Where on the way this sitting stands, and what comes next and before. */
export function useWalk() {
  const { questions, gates, store, kept } = useSitting();
  const walk = useMemo(() => ({ questions, gates }), [questions, gates]);
  const page = Math.min(kept.page, questions.length);
  const standing: Standing = kept.moment ? { page, moment: kept.moment } : opening(walk, page, kept.seen);
  const gate = gateAt(walk, page);
  const next = onward(walk, standing, kept.seen);

  return {
    ...standing,
    gate,
    next,
    before: backward(standing),
    /** Goes on from the moment that is shown; at the end of the way nothing more stands there. */
    pass: () => {
      if (gate) store.pass(seenName(standing.moment, gate), next ?? { page, moment: 'question' });
    },
  };
}
