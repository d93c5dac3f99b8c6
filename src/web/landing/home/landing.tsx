import { loadLanding } from '../landing.server.ts';
import { handleOf, LandingPage } from '../landing-page.tsx';
import type { Route } from './+types/landing';
import { AboutIq } from './about-iq.tsx';

export const handle = handleOf('home');

export const loader = (visit: Route.LoaderArgs) => loadLanding(visit, ['landing', 'world']);

export default function LandingHome({ loaderData }: Route.ComponentProps) {
  return <LandingPage landing="home" shown={loaderData} about={AboutIq} />;
}
