import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createStopwatch } from './stopwatch.ts';

/**
 * The time spent on a question; `before` is what it had when one came to it. While it is not in view, as at a gate's
 * moment beside it, none goes by.
 */
export function useQuestionTime(questionId: string, inView: boolean, before: number) {
  const [watch] = useState(() => createStopwatch(() => performance.now()));
  const open = useEffectEvent(() => {
    watch.start(before);
    if (!inView) watch.pause();
  });

  /** Before the effects of the clock, which reads the watch: else it would show the last question's time twice. */
  useLayoutEffect(() => {
    if (questionId || inView) open();
  }, [questionId, inView]);

  useEffect(() => {
    const whenSeen = () => {
      if (document.hidden) watch.pause();
      else if (inView) watch.resume();
    };
    document.addEventListener('visibilitychange', whenSeen);
    return () => document.removeEventListener('visibilitychange', whenSeen);
  }, [watch, inView]);

  return watch;
}
