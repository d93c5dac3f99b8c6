import type { RouteConfigEntry } from '@react-router/dev/routes';
import { newId } from '#server/platform/ids.ts';
import routes from '#web/routes.ts';

/** What stands in an address for each of its parameters. One that is new must be told here. */
const parameters: Readonly<Record<string, string>> = {
  ref: 'DE-SUBS-1002',
  page: '1',
  document: 'iq',
  type: 'INTJ',
  other: 'ENFP',
  id: 'terms',
  code: newId({ now: () => new Date(0) }),
  key: 'A'.repeat(22),
};

const entries = await routes;

/** Every page of the site, with an address of it, from the list of routes itself. */
export const pages: readonly string[] = addressesOf(() => undefined);

/**
 * Every page of the site, from the list of routes itself.
 *
 * @param told what stands for a parameter of a page, by its name and the page's path; what is said above where it is undefined
 */
export function addressesOf(told: (name: string, path: string) => string | undefined): string[] {
  return [...new Set(pathsOf(entries, '').map((path) => filled(path, told)))];
}

function pathsOf(list: readonly RouteConfigEntry[], before: string): string[] {
  return list.flatMap(({ path = '', children, index }) => {
    const whole = path === '' ? before : `${before}/${path}`;
    const own = children === undefined || index ? [whole] : [];
    return [...own, ...pathsOf(children ?? [], whole)];
  });
}

/** @throws Error for a parameter that is not known */
function filled(path: string, told: (name: string, path: string) => string | undefined): string {
  return (path === '' ? '/' : path).replace('*', 'no/such/page').replace(/:(\w+)/g, (_, name: string) => {
    const value = told(name, path) ?? parameters[name];
    if (value === undefined) throw new Error(`tests/attack/support/pages.ts must say what :${name} may be.`);
    return value;
  });
}
