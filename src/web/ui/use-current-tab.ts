import { type RefObject, useEffect, useRef } from 'react';

/** A strip of tabs that is wider than its window shows the current one, the `at`-th: in its middle, where there is room to both sides. */
export function useCurrentTab(at: number): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  const shown = useRef<number>(undefined);
  useEffect(() => {
    const strip = list.current;
    const tab = strip?.children[at];
    const isFirstView = shown.current === undefined;
    shown.current = at;
    if (!strip || !tab) return;
    let left = isFirstView ? 0 : strip.scrollLeft;
    const showTab = () => {
      // The browser itself moves a strip to its end that has become narrower, as letters of another width do.
      const where = Math.min(left, strip.scrollWidth - strip.clientWidth);
      // Lost press: who has moved the strip has a finger on it, and aims at what stands there now.
      if (Math.abs(strip.scrollLeft - where) > 1) return;
      const [whole, own] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
      // Only the strip moves: under a finger that stays, a page that moves loses the press.
      strip.scrollBy({ left: own.left + own.width / 2 - whole.left - whole.width / 2, behavior: 'instant' });
      left = strip.scrollLeft;
    };
    showTab();
    // The page may come alive before its style sheets: then there is no strip yet that could move.
    const sizes = new ResizeObserver(showTab);
    for (const one of [strip, tab]) sizes.observe(one);
    return () => sizes.disconnect();
  }, [at]);
  return list;
}
