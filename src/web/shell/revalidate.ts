import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** What depends on the language and the reference alone is not asked for again while both stay. */
export function unlessSameLanguage({
  currentUrl,
  nextUrl,
  currentParams,
  nextParams,
}: ShouldRevalidateFunctionArgs) {
  return (
    currentUrl.searchParams.get('hl') !== nextUrl.searchParams.get('hl') ||
    currentParams.ref !== nextParams.ref
  );
}

/** The same of what depends on who is logged in besides: what the screens of an account sent may have changed it. */
export const unlessSameReader = (change: ShouldRevalidateFunctionArgs) =>
  unlessSameLanguage(change) || (change.formAction?.startsWith('/user/') ?? false);
