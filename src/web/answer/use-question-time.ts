import { useEffect, useEffectEvent, useState } from 'react';
import { createStopwatch } from './stopwatch.ts';

/** The time spent on the question in view; `before` is what it had when it came into view. */
export function useQuestionTime(questionId: string, before: number) {
  const [watch] = useState(() => createStopwatch(() => performance.now()));
  const start = useEffectEvent(() => watch.start(before));

  useEffect(() => {
    if (questionId) start();
  }, [questionId]);

  useEffect(() => {
    const whenSeen = () => (document.hidden ? watch.pause() : watch.resume());
    document.addEventListener('visibilitychange', whenSeen);
    return () => document.removeEventListener('visibilitychange', whenSeen);
  }, [watch]);

  return watch;
}
