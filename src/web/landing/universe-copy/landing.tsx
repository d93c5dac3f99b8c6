import { LakeArt } from '../lake-art.tsx';
import { loadLanding } from '../landing.server.ts';
import { handleOf, LandingPage } from '../landing-page.tsx';
import type { Route } from './+types/landing';
import { AboutWalk } from './about-walk.tsx';

export const handle = handleOf('universe copy');

export const loader = (visit: Route.LoaderArgs) => loadLanding(visit, ['landing', 'universe', 'copies']);

export default function LandingUniverseCopy({ loaderData }: Route.ComponentProps) {
  return <LandingPage landing="universe copy" shown={loaderData} about={AboutWalk} art={<LakeArt />} />;
}
