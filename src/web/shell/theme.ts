import { useRouteLoaderData } from 'react-router';
import type { loader as examLoader } from './exam.tsx';
import { useHandle } from './handle.ts';

/** The six themes (themes/themes.css): each is also a mark and an icon. */
export type Theme = 'cyan' | 'orange' | 'free' | 'universe' | 'unconscious' | 'world';

/** The theme of a test's screens after its landing. */
const themeOfExam: Readonly<Record<string, Theme>> = { 'SUBS-1001': 'universe' };

/** The screen's own theme, else its test's. */
export function useTheme(): Theme {
  const handle = useHandle();
  const found = useRouteLoaderData<typeof examLoader>('exam');
  return handle?.theme ?? themeOfExam[found?.exam.examId ?? ''] ?? 'cyan';
}
