import { useEffect, useRef, useState } from 'react';
import { isAwaited, resultSeen } from '../order/awaited.ts';

/** What ends the reveal early. */
const presses = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Whether the result of an order is to be revealed: once, to whoever has just asked for it. It lasts as long as the
 * animations inside the element do; any press ends them. Where motion is reduced there are none.
 */
export function useReveal<Stage extends HTMLElement>(orderNumber: string) {
  const stage = useRef<Stage>(null);
  const [revealing, setRevealing] = useState(() => isAwaited(orderNumber));

  useEffect(() => {
    if (!revealing) return;
    resultSeen();
    const running = stage.current?.getAnimations({ subtree: true }) ?? [];
    const skip = () => {
      for (const animation of running) animation.finish();
    };
    for (const press of presses) addEventListener(press, skip, { passive: true });
    let left = false;
    void Promise.allSettled(running.map(({ finished }) => finished)).then(() => left || setRevealing(false));
    return () => {
      left = true;
      for (const press of presses) removeEventListener(press, skip);
    };
  }, [revealing]);

  return { stage, revealing };
}
