import { loadLanding } from '../landing.server.ts';
import { handleOf, LandingPage } from '../landing-page.tsx';
import type { Route } from './+types/landing';
import { AboutBelow } from './about-below.tsx';
import { WaterArt } from './water.tsx';

export const handle = handleOf('unconscious');

export const loader = (visit: Route.LoaderArgs) => loadLanding(visit, ['landing', 'universe', 'unconscious']);

export default function LandingUnconscious({ loaderData }: Route.ComponentProps) {
  return <LandingPage landing="unconscious" shown={loaderData} about={AboutBelow} art={<WaterArt />} />;
}
