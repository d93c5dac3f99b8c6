import { Outlet } from 'react-router';
import { hostOf } from '../host.server.ts';
import { unlessSameLanguage } from '../shell/revalidate.ts';
import { WordsProvider } from '../shell/words.tsx';
import type { Route } from './+types/room';

/** The room's words, for every screen in it. */
export function loader({ context }: Route.LoaderArgs) {
  return { words: hostOf(context).words(['report', 'store', 'certificate']) };
}

/** Every screen writes its own title. */
export const meta: Route.MetaFunction = () => [];

export const shouldRevalidate = unlessSameLanguage;

export default function Room({ loaderData }: Route.ComponentProps) {
  return (
    <WordsProvider words={loaderData.words}>
      <Outlet />
    </WordsProvider>
  );
}
