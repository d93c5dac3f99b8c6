import { createContext, use } from 'react';

/** Set while the server renders; a browser keeps it to itself once it has read the page. */
export const NonceContext = createContext<string | undefined>(undefined);

/** For scripts that the page itself writes (Content-Security-Policy); undefined in the browser. */
export function useNonce(): string | undefined {
  return use(NonceContext);
}
