import { hostOf } from '../host.server.ts';
import type { Route } from './+types/not-found';
import { noPage } from './no-page.server.ts';

/** Any address that is no route (specification, section 8). */
export async function loader({ context }: Route.LoaderArgs) {
  throw await noPage(hostOf(context));
}

export default function NotFound() {
  return null;
}
