import { LakeArt } from '../lake-art.tsx';
import { loadLanding } from '../landing.server.ts';
import { handleOf, LandingPage } from '../landing-page.tsx';
import type { Route } from './+types/landing';
import { AboutGates } from './about-gates.tsx';

export const handle = handleOf('universe');

export const loader = (visit: Route.LoaderArgs) => loadLanding(visit, ['landing', 'universe']);

export default function LandingUniverse({ loaderData }: Route.ComponentProps) {
  return <LandingPage landing="universe" shown={loaderData} about={AboutGates} art={<LakeArt />} />;
}
