import { loadLanding } from '../landing.server.ts';
import { handleOf, LandingPage } from '../landing-page.tsx';
import type { Route } from './+types/landing';
import { AboutRange } from './about-range.tsx';

export const handle = handleOf('home copy');

export const loader = (visit: Route.LoaderArgs) => loadLanding(visit, ['landing', 'copies']);

export default function LandingHomeCopy({ loaderData }: Route.ComponentProps) {
  return <LandingPage landing="home copy" shown={loaderData} about={AboutRange} />;
}
