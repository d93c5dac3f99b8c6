import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const again = 2000;

/**
 * Asks the page's loaders anew every moment, as long as there is something to wait for. The next question comes only after
 * the answer to the last: asking again breaks off what is under way, so that where an answer takes longer than the moment,
 * none would ever arrive.
 */
export function useRepeat(waiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!waiting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const wait = () => {
      timer = setTimeout(() => void ask(), again);
    };
    const ask = async () => {
      await revalidate();
      if (!isOver) wait();
    };
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [waiting, revalidate]);
}
