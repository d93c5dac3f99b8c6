import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A screen that gives the focus to something of its own has done so by then. */
const ownFocusMilliseconds = 50;

/**
 * Another screen has come without a new document: its heading takes the focus, so that a reader is told where one is
 * and the keyboard goes on from there. Not on the first view, and not where the screen gave the focus away itself.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const heading = document.querySelector<HTMLElement>('main h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    }, ownFocusMilliseconds);
    return () => clearTimeout(timer);
  }, [pathname]);
}
