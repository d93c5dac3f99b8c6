import { loadLanding } from '../landing.server.ts';
import { handleOf, LandingPage } from '../landing-page.tsx';
import type { Route } from './+types/landing';
import { AboutTypes } from './about-types.tsx';
import { Sixteen } from './sixteen.tsx';

export const handle = handleOf('boy');

export const loader = (visit: Route.LoaderArgs) => loadLanding(visit, ['landing', 'boy']);

export default function LandingBoy({ loaderData }: Route.ComponentProps) {
  return <LandingPage landing="boy" shown={loaderData} about={AboutTypes} art={<Sixteen />} />;
}
