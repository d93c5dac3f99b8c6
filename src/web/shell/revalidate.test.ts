import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { expect, it } from 'vitest';
import { unlessSameLanguage, unlessSameReader } from './revalidate.ts';

const ref = 'DE-SUBS-1002';

/** From one page to the next, in a language each, by what a form has sent. */
const change = (hl: string, formAction?: string) =>
  ({
    currentUrl: new URL(`http://x/user/login/${ref}?hl=EN`),
    nextUrl: new URL(`http://x/user/info/${ref}?hl=${hl}`),
    currentParams: { ref },
    nextParams: { ref },
    ...(formAction !== undefined && { formAction }),
  }) as unknown as ShouldRevalidateFunctionArgs;

it('who is logged in is asked for again after a form of an account, and in another language', () => {
  const sent = [undefined, `/user/login/${ref}?hl=EN`, `/user/setting/${ref}`, `/paying/scheme/${ref}`];
  expect(sent.map((action) => unlessSameReader(change('EN', action)))).toEqual([false, true, true, false]);
  expect(sent.map((action) => unlessSameLanguage(change('EN', action)))).not.toContain(true);
  expect([unlessSameReader(change('FR')), unlessSameLanguage(change('FR'))]).toEqual([true, true]);
});
