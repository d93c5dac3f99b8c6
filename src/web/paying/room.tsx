import { Outlet } from 'react-router';
import { hostOf } from '../host.server.ts';
import { unlessSameLanguage } from '../shell/revalidate.ts';
import { WordsProvider } from '../shell/words.tsx';
import type { Route } from './+types/room';

export function loader({ context }: Route.LoaderArgs) {
  return hostOf(context).words(['paying']);
}

export const shouldRevalidate = unlessSameLanguage;

/** Gives its screens the words of the room. */
export default function PayingRoom({ loaderData }: Route.ComponentProps) {
  return (
    <WordsProvider words={loaderData}>
      <Outlet />
    </WordsProvider>
  );
}
