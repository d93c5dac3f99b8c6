import { loadLanding } from '../landing.server.ts';
import { handleOf, LandingPage } from '../landing-page.tsx';
import type { Route } from './+types/landing';
import { AboutWorld } from './about-world.tsx';
import { Globe } from './globe.tsx';

export const handle = handleOf('world');

export const loader = (visit: Route.LoaderArgs) => loadLanding(visit, ['landing', 'world']);

export default function LandingWorld({ loaderData }: Route.ComponentProps) {
  return <LandingPage landing="world" shown={loaderData} about={AboutWorld} art={<Globe />} />;
}
