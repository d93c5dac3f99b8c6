import type { RouterContextProvider } from 'react-router';
import type { Namespace } from '#words/words.ts';
import { hostOf } from '../host.server.ts';

/** The loader of a layout route around a room's screens: the words that all of them share. */
export function roomOf(rooms: readonly Namespace[]) {
  return ({ context }: { context: Readonly<RouterContextProvider> }) => ({
    words: hostOf(context).words(rooms),
  });
}
