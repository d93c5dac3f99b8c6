import { useRouteLoaderData } from 'react-router';
import { type Landing, landingNamed } from '../landings.ts';
import type { Theme } from '../themes/themes.ts';
import type { loader as examLoader } from './exam.tsx';
import { useHandle } from './handle.ts';

/** The landing whose looks the screen has: itself where it is one, else the one that its test is sold by. */
export function useLanding(): Landing {
  const handle = useHandle();
  const found = useRouteLoaderData<typeof examLoader>('exam');
  return landingNamed(handle?.landing ?? found?.exam.face.landing);
}

export const useTheme = (): Theme => useLanding().theme;
