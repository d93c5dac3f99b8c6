import type { RouteConfigEntry } from '@react-router/dev/routes';
import { newId } from '#server/platform/ids.ts';
import routes from '#web/routes.ts';

/** What stands in an address for each of its parameters. One that is new must be told here. */
const parameters: Readonly<Record<string, string>> = {
  ref: 'DE-SUBS-1002',
  type: 'INTJ',
  other: 'ENFP',
  id: 'terms',
  code: newId({ now: () => new Date(0) }),
  key: 'A'.repeat(22),
};

/** Every page of the site, with an address of it, from the list of routes itself. */
export const pages: readonly string[] = [...new Set(pathsOf(await routes, ''))];

function pathsOf(entries: readonly RouteConfigEntry[], before: string): string[] {
  return entries.flatMap(({ path = '', children, index }) => {
    const whole = path === '' ? before : `${before}/${path}`;
    const own = children === undefined || index ? [filled(whole)] : [];
    return [...own, ...pathsOf(children ?? [], whole)];
  });
}

/** @throws Error for a parameter that is not known */
function filled(path: string): string {
  return (path === '' ? '/' : path).replace('*', 'no/such/page').replace(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`tests/attack/support/pages.ts must say what :${name} may be.`);
    return value;
  });
}
