import { loadLanding } from '../landing.server.ts';
import { handleOf, LandingPage } from '../landing-page.tsx';
import type { Route } from './+types/landing';
import { AboutFree } from './about-free.tsx';

export const handle = handleOf('free');

export const loader = (visit: Route.LoaderArgs) => loadLanding(visit, ['landing', 'free']);

export default function LandingFree({ loaderData }: Route.ComponentProps) {
  return <LandingPage landing="free" shown={loaderData} about={AboutFree} />;
}
