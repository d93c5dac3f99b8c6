import { useMatches, useRouteLoaderData } from 'react-router';
import type { LandingName } from '#contract/landings.ts';
import { type Landing, landingNamed } from '../landings.ts';
import type { Theme } from '../themes/themes.ts';
import type { loader as examLoader } from './exam.tsx';
import { useHandle } from './handle.ts';

/** What a screen loads whose address names no test, though it is one test's: the landing whose looks it has. */
interface Looks {
  readonly looks: LandingName;
}

const looksOf = (loaded: unknown): LandingName | undefined =>
  (loaded as Partial<Looks> | null | undefined)?.looks;

/** The landing whose looks the screen has: itself where it is one, else the one that its test is sold by. */
export function useLanding(): Landing {
  const handle = useHandle();
  const found = useRouteLoaderData<typeof examLoader>('exam');
  const looks = looksOf(useMatches().at(-1)?.loaderData);
  return landingNamed(handle?.landing ?? looks ?? found?.exam.face.landing);
}

export const useTheme = (): Theme => useLanding().theme;
