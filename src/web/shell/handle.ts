import { useMatches, useRouteError } from 'react-router';
import type { LandingName } from '#contract/landings.ts';

/** What a screen tells the shell about itself: `export const handle = { route: 'paying-scheme' } satisfies Handle`. */
export interface Handle {
  /** The specification's name of the route; decides the header's height and stands on the body as `data-route`. */
  route: string;
  /** Whether the shell draws header and footer around the screen (default) or the screen brings its own. */
  frame?: 'site' | 'own';
  /** The header lies on the screen's own night picture. */
  header?: 'night';
  /** Off on pages without any script of the framework. */
  scripts?: boolean;
  /** The landing whose theme and mark it has; by default the one that its test is sold by, else the first. */
  landing?: LandingName;
  /**
   * Nothing from a third party ever loads here: answers, payments, reports. That it was seen is told only once the
   * visitor has agreed.
   */
  private?: boolean;
}

/** The handle of the screen that is shown; the innermost one wins. An error screen is none of them, and has none. */
export function useHandle(): Handle | undefined {
  const failed = Boolean(useRouteError());
  const innermost = useMatches()
    .map((match) => match.handle as Handle | undefined)
    .findLast((handle) => handle !== undefined);
  return failed ? undefined : innermost;
}
