import { useEffect, useEffectEvent, useState } from 'react';
import { createStopwatch } from './stopwatch.ts';

/**
 * The time spent on the question in view; `before` is what it had when it came into view. Without a question in view
 * none goes by.
 */
export function useQuestionTime(questionId: string | undefined, before: number) {
  const [watch] = useState(() => createStopwatch(() => performance.now()));
  const open = useEffectEvent((id: string | undefined) => {
    watch.start(before);
    if (id === undefined) watch.pause();
  });

  useEffect(() => {
    open(questionId);
  }, [questionId]);

  useEffect(() => {
    const whenSeen = () => {
      if (document.hidden) watch.pause();
      else if (questionId !== undefined) watch.resume();
    };
    document.addEventListener('visibilitychange', whenSeen);
    return () => document.removeEventListener('visibilitychange', whenSeen);
  }, [watch, questionId]);

  return watch;
}
