import { useEffect } from 'react';
import { asSent } from '../as-sent.ts';
import presses from './early-presses.js?raw';
import { useNonce } from './nonce.ts';

/**
 * Keeps a press of what works by script alone until the page's scripts have come. A form says what it is about by
 * `data-by-script`; a `<button type="button">` needs no mark.
 */
export function EarlyPresses() {
  const nonce = useNonce();
  useEffect(() => {
    // After the effects of the whole page: by then it shows what the device has kept.
    const timer = setTimeout(() => document.dispatchEvent(new Event('page-alive')));
    return () => clearTimeout(timer);
  }, []);
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {/* It stands in the page: the browser needs no second copy. */}
      {import.meta.env.SSR ? asSent(presses) : ''}
    </script>
  );
}
