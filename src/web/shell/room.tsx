import { Outlet, useLoaderData } from 'react-router';
import type { roomOf } from './room.server.ts';
import { WordsProvider } from './words.tsx';

/** The screens of a room, with the words that its layout route has loaded (`roomOf`). */
export function Room() {
  const { words } = useLoaderData<ReturnType<typeof roomOf>>();
  return (
    <WordsProvider words={words}>
      <Outlet />
    </WordsProvider>
  );
}
