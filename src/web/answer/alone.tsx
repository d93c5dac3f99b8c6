import type { ReactNode } from 'react';
import { useHandle } from '../shell/handle.ts';
import { Header } from '../shell/header.tsx';

/** Around a message that stands in place of a screen: gives it the frame which that screen would have brought itself. */
export function Alone({ children }: { children: ReactNode }) {
  if (useHandle()?.frame !== 'own') return children;
  return (
    <>
      <Header />
      <main id="main">{children}</main>
    </>
  );
}
